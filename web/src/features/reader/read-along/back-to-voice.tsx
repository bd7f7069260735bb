import { AudioLines } from 'lucide-react'

/** Shown directly above the player, wherever that is on the page. */
export function BackToVoice({ shown, onPress }: { shown: boolean; onPress: () => void }) {
  if (!shown) return null
  return (
    <div className="pointer-events-none sticky bottom-40 z-20 short:bottom-[130px] flex h-0 items-end justify-center lg:bottom-6 lg:ml-[calc(50%+1.75rem)]">
      <button
        type="button"
        onClick={onPress}
        className="pointer-events-auto flex min-h-12 animate-rise items-center gap-2 rounded-full border border-line bg-raised px-5 font-bold text-ink shadow-lifted hover:bg-tint"
      >
        <AudioLines size={20} aria-hidden="true" className="text-lantern" />
        Back to the voice
      </button>
    </div>
  )
}
