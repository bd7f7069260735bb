import { MessageCircleQuestion } from 'lucide-react'

/** Questions for the eyes of whoever reads: outside the sections, so that no voice reads them and no word of them is lit. */
export function Margin({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null
  return (
    <aside
      aria-label="To ask while you read"
      className="flex gap-3 border-edge border-l-2 pl-4 font-sans text-[1.0625rem] text-soft leading-[1.55] tracking-normal [word-spacing:normal]"
    >
      <MessageCircleQuestion size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div>
        {questions.map((question) => (
          <p key={question}>{question}</p>
        ))}
      </div>
    </aside>
  )
}
