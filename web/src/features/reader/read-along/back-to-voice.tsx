import { AudioLines } from 'lucide-react'

/** A line of the player, so that it covers nothing of the page; in a low window in place of the position. */
export function BackToVoice({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="mt-2 flex min-h-12 animate-rise items-center justify-center gap-2 self-center rounded-full border border-line bg-raised px-5 font-bold text-ink hover:bg-tint short:mt-0 short:min-h-[48px] short:flex-1"
    >
      <AudioLines size={20} aria-hidden="true" className="text-lantern" />
      Back to the voice
    </button>
  )
}
