import type { Fact } from '../fact.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import type { Tale } from '../tale-in.ts'
import { counted } from '../tale-matters.ts'
import { aOrAn } from './article.ts'

/**
 * Two or three of whom nothing else is said: 'a tractor and a sheep please', 'dragons and football'. The first is somebody; the second is somebody as well (`partner`)
 * or a thing or a place (`second`). What such a one does is not known: `does` is empty.
 * @param text where what is private, lost or unwanted is blanked with full stops
 * @param facts whoever is asked for, and nobody of a report
 */
export function togetherIn(text: string, facts: readonly Fact[]): Tale | undefined {
  for (const sentence of text.split(/[.!?;:()"“”\n\p{Extended_Pictographic}]+|(?<= )[-–—]+(?= )/u)) {
    const said = sentence
      .replaceAll("'", '’')
      .trim()
      .replace(opening, '')
      .trim()
      .replace(ending, '')
      .trim()
      .replace(/,$/, '')
    const phrases = said.split(/,? (?:and|&|\+|n|plus|with) |, /i)
    if (phrases.length < 2 || phrases.length > 3) continue
    const all = phrases.map((phrase) => partIn(phrase, facts))
    const known = all.filter((part) => part !== undefined)
    if (known.length < all.length || new Set(known.map(({ noun }) => noun)).size < known.length) continue
    const tale = taleOf(known)
    if (tale) return tale
  }
  return undefined
}

/** Whatever a story is asked for with. */
const opening =
  /^(?:.*\b(?:story|stories|something|one|tale|anything)(?: please)? (?:about|with|involving|for|of)|(?:please|maybe|tonight|just|about|perhaps|she wants|he wants|they want|wants|would like|she’d like|he’d like|they’d like)(?: (?:please|about|a bit of))?) /i

const ending =
  /(?:,? (?:please|pls|plz|tonight|thanks|thank you|thankyou|together|x+|in it|in one|in the same (?:one|story)|(?:can|could) (?:they|it|both|we) .*|(?:nothing|not) (?:too |very )?\p{L}+(?: \p{L}+)?|funny|silly|calm|short|quite short|if (?:poss|possible)))+$/iu

interface Part {
  readonly noun: string
  readonly text: string
  readonly fact: Fact | undefined
  readonly isAlive: boolean
  readonly isVehicle: boolean
}

/** 'A little star', and what is known of it. */
function partIn(phrase: string, facts: readonly Fact[]): Part | undefined {
  const [, article = '', noun = '', called = ''] =
    /^((?:an?|the|some|one|two|three) )?((?:\p{L}[\p{L}’-]* ){0,2}?\p{L}[\p{L}’-]*)( (?:called|named) \p{L}+)?$/iu.exec(
      phrase.trim(),
    ) ?? []
  const words = noun.toLowerCase().split(' ')
  const last = words.at(-1) ?? ''
  if (noun === '' || noPart.test(noun) || last.endsWith('ing')) return undefined
  const fact = facts.find(({ about, what, name, polarity }) => {
    const bare = what?.text.toLowerCase().replace(/^(?:an?|the|some|one|two|three) /, '')
    const isAsked = about !== 'creature' && polarity === 'yes' && isAskedFor.has(about)
    return isAsked && bare === noun.toLowerCase() && (called === '' || name !== undefined)
  })
  const kind =
    nounClass(words.map((word) => singularOf(word)).join(' ')) ??
    nounClass(words.slice(-2).join(' ')) ??
    nounClass(singularOf(last))
  const isThing = kind !== undefined && things.has(kind)
  const is = fact?.what?.is
  const isAlive = fact !== undefined && (is === 'person' || is === 'animal' || is === 'creature')
  if (!isAlive && !isThing && !otherThings.test(last)) return undefined
  // 'Dinosaurs and grandad' is the family’s own.
  if (article === '' && nounClass(singularOf(last)) === 'kin') return undefined
  // 'Unicorn and pizza' is a unicorn.
  const isBareOne = article === '' && fact?.what?.number === 'one' && (isAlive || is === 'vehicle')
  const before = isBareOne ? `${aOrAn(noun)} ` : article.toLowerCase()
  return {
    noun: noun.toLowerCase(),
    text: `${before}${noun.toLowerCase()}${called}`,
    fact,
    isAlive,
    isVehicle: fact !== undefined && is === 'vehicle',
  }
}

function taleOf(parts: readonly Part[]): Tale | undefined {
  const first = parts.find(({ isAlive }) => isAlive) ?? parts.find(({ isVehicle }) => isVehicle)
  if (!first?.fact?.what) return undefined
  const others = parts.filter((part) => part !== first)
  const second = others.find(({ isAlive, isVehicle }) => isAlive || isVehicle) ?? others[0]
  if (!second) return undefined
  const third = others.find((part) => part !== second)
  const text = [first, second, ...(third ? [third] : [])].map((part) => part.text)
  const tale = {
    head: first.fact.what.head,
    does: '',
    text: text.length === 2 ? text.join(' and ') : `${text[0]}, ${text[1]} and ${text[2]}`,
  }
  return second.fact && (second.isAlive || second.isVehicle)
    ? { ...tale, isPair: true, partner: second.noun }
    : { ...tale, second: counted(second.noun) }
}

const isAskedFor: ReadonlySet<string> = new Set(['story-about', 'with-character', 'bring-back'])

const things: ReadonlySet<string> = new Set(
  'food place vehicle clothes sport instrument weather thing toy'.split(' '),
)

/** No words of whom nothing is known, but of what a child asks for. */
const otherThings =
  /^(?:stars?|lights?|flowers?|trees?|leaf|leaves|shells?|stones?|rocks?|sticks?|spaghetti|pasta|diamonds?|feathers?|crowns?|treasure|lights|sandwich|sandwiches|socks?|pants)$/

/** Of the family, of every evening, or no thing that can stand behind somebody. */
const noPart =
  /^(?:mum|mummy|mom|mommy|dad|daddy|mama|papa|mother|father)s?$|\b(?:his|her|our|my|your|their|me|him|story|stories|school|nursery|preschool|home|bed|bedtime|bath|breakfast|lunch|dinner|tea|supper|dark|darkness|fire|smoke|blood|medicine|needle|plaster|bandage|noise|sword|potion|tablet|ipad|phone|tv|television|computer|love|magic|adventure|adventures|quest|mystery|joke|riddle|puzzle|secret|wish|dream|hug|hugs|kiss|kisses|cuddle|cuddles|colours?|numbers?|alphabet|storm|thunder|lightning|hurricane|tornado|flood|earthquake|poo|wee|toilet|potty|shadow|shadows|who|that|which|is|are|was|were|not|no|then|she|he|they|it)\b/i
