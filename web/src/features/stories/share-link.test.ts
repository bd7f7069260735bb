import { describe, expect, it } from 'vitest'
import { linkToShare } from './share-link.ts'

describe('linkToShare', () => {
  it('is the public URL of the server', () =>
    expect(linkToShare('https://stories.example.org/story/1', 'http://192.168.1.7:3000')).toBe(
      'https://stories.example.org/story/1',
    ))

  it.each(['http://localhost:3000/story/1', 'http://127.0.0.1:3000/story/1', 'http://[::1]:3000/story/1'])(
    'is never %s for a page that was opened from another device',
    (url) => expect(linkToShare(url, 'http://192.168.1.7:3000')).toBe('http://192.168.1.7:3000/story/1'),
  )

  it('keeps what an invitation has behind the question mark', () =>
    expect(linkToShare('http://localhost:3000/family/join?token=t', 'http://192.168.1.7:3000')).toBe(
      'http://192.168.1.7:3000/family/join?token=t',
    ))
})
