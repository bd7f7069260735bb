import type { z } from 'zod'
import type { Message } from '../language-model.ts'
import { askFor, type Line, listenFor, type Question } from './ask-model.ts'

/**
 * A conversation with a model about one story. What was said stays as it was, so that the vendor can read it from its cache, and a model
 * that has to mend something sees what it wrote.
 */
export class Conversation {
  readonly #system: string
  readonly #said: Message[]

  /** @param said what came before, if a story is gone on with; ends with the assistant's */
  constructor(system: string, said: readonly Message[] = []) {
    this.#system = system
    this.#said = [...said]
  }

  /** @throws {ModelFailed} and then nothing was said */
  async ask<T>(line: Line, shape: z.ZodType<T>, { text, ...question }: Said): Promise<T> {
    const messages = [...this.#said, { role: 'user' as const, text }]
    const answer = await askFor(line, shape, { ...question, system: this.#system, messages })
    this.#said.push({ role: 'user', text }, { role: 'assistant', text: answer.text })
    return answer.value
  }

  /** The same as a stream. @param onPart hears the object as far as it has arrived @throws {ModelFailed} and whatever onPart throws */
  async listen<T>(
    line: Line,
    shape: z.ZodType<T>,
    { text, ...question }: Said,
    onPart: (part: unknown) => void,
  ): Promise<T> {
    const messages = [...this.#said, { role: 'user' as const, text }]
    const answer = await listenFor(line, shape, { ...question, system: this.#system, messages }, onPart)
    this.#said.push({ role: 'user', text }, { role: 'assistant', text: answer.text })
    return answer.value
  }
}

type Said = Omit<Question, 'system' | 'messages'> & { readonly text: string }
