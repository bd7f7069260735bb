import { readFileSync, writeFileSync } from 'node:fs'
import { readEvenings } from '../src/likeness/evenings.ts'
import { transformer } from '../src/transformer/transformer.ts'

/**
 * `node train/prepare-likeness.ts <evenings.txt> <wishes-and-plots.txt> <folder>`: what sentences and wishes are like, as numbers, and which
 * plots are right for them, as train_likeness.py reads them.
 */
const [eveningsFile = '', wishesFile = '', folder = ''] = process.argv.slice(2)

interface Sample {
  readonly text: string
  readonly part: string
  readonly right: readonly string[]
  readonly tolerable: readonly string[]
}

const evenings = readEvenings(readFileSync(eveningsFile, 'utf8')).flatMap(
  ({ plot, right, wrong }): Sample[] => [
    ...right.map((text) => ({ text, part: 'right', right: [plot], tolerable: [] })),
    ...wrong.map((text) => ({ text, part: 'wrong', right: [plot], tolerable: [] })),
  ],
)
const listed = (text = '') => text.split(',').flatMap((each) => each.trim() || [])
const wishes = readFileSync(wishesFile, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line): Sample => {
    const [part = '', , text = '', right, tolerable] = line.split('|').map((each) => each.trim())
    return { text, part, right: listed(right), tolerable: listed(tolerable) }
  })
const samples = [...evenings, ...wishes]
const features = samples.map(({ text }) => transformer().features(text))
writeFileSync(`${folder}/samples.json`, JSON.stringify(samples.map(({ text: _, ...sample }) => sample)))
writeFileSync(`${folder}/features.bin`, Buffer.concat(features.map((each) => Buffer.from(each.buffer))))
console.log(`${samples.length} texts, ${features[0]?.length} numbers each`)
