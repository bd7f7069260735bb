import {
  appearanceFeatures,
  hairColours,
  hairStyles,
  nearestColourName,
  skinTones,
} from '@nightlight/contract'
import { type Look, lookOf } from '@nightlight/illustrator'
import { describe, expect, it } from 'vitest'

const look = (words: object): Look => lookOf({ id: 'somebody', ...words })

describe('words for looks', () => {
  it('are drawn in the colours that they name', () => {
    for (const { name, colour } of hairColours)
      expect([name, look({ hairColor: name }).hair.colour]).toEqual([name, colour])
    for (const { name, colour } of skinTones)
      expect([name, look({ skinTone: name }).skin]).toEqual([name, colour])
  })

  it('have a distinct look for each style and each feature', () => {
    const styles = hairStyles.map((hairStyle) => look({ hairStyle }).hair.style)
    expect(new Set(styles).size).toBe(hairStyles.length)
    const plain = JSON.stringify(look({}))
    for (const feature of appearanceFeatures)
      expect([feature, JSON.stringify(look({ otherFeatures: feature }))]).not.toEqual([feature, plain])
  })

  it.each([
    ['#1a1512', 'black'],
    ['#5d3a22', 'brown'],
    ['#d9b05e', 'blond'],
    ['#a64b22', 'ginger'],
    ['#b8b4b8', 'grey'],
  ])('call the hair %s %s', (colour, name) => {
    expect(nearestColourName(hairColours, colour)).toBe(name)
  })

  it.each([
    ['#5a3a28', 'very dark'],
    ['#8c5a3c', 'dark'],
    ['#f5dcc8', 'pale'],
  ])('call the skin %s %s', (colour, name) => {
    expect(nearestColourName(skinTones, colour)).toBe(name)
  })
})
