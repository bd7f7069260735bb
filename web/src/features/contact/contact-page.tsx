import { Clock, LifeBuoy, Mail, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useInstallation } from '../../lib/installation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Card } from '../../ui/card.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { ContactForm } from './contact-form.tsx'

export function ContactPage() {
  usePageTitle('Contact')
  const user = useCurrentUser()
  const installation = useInstallation()
  if (user === undefined) return <Loading>Loading…</Loading>
  return (
    <div className="page-width py-8 md:py-14">
      <h1 className="text-4xl">Contact Us</h1>
      <p className="mt-3 max-w-2xl text-xl text-soft">
        A question, an idea, or something that is not right? Write to us
        {installation && !installation.mail
          ? '. Your message goes to the inbox of the people who run this Nightlight.'
          : ', and a person will read it.'}
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="p-5 sm:p-8">
          <h2 className="mb-5 text-2xl">Send us a message</h2>
          <ContactForm
            key={user?.id ?? 'visitor'}
            from={{ name: user?.fullName ?? '', email: user?.email ?? '' }}
          />
        </Card>
        <aside className="flex flex-col gap-5">
          <Help supportEmail={installation?.supportEmail ?? null} sendsMail={installation?.mail ?? true} />
          <Questions />
        </aside>
      </div>
    </div>
  )
}

function Help({ supportEmail, sendsMail }: { supportEmail: string | null; sendsMail: boolean }) {
  const isPrivate = !sendsMail && !supportEmail
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <Fact icon={<Mail size={22} aria-hidden="true" />} title="Support email">
        {supportEmail ? (
          <a
            href={`mailto:${supportEmail}`}
            className="inline-flex min-h-12 items-center font-bold text-link underline underline-offset-4 wrap-anywhere"
          >
            {supportEmail}
          </a>
        ) : (
          `The form is the way to reach us. ${sendsMail ? 'We reply to the address you give.' : 'This Nightlight sends no email itself: please say in your message how you would like to be answered.'}`
        )}
      </Fact>
      <Fact icon={<LifeBuoy size={22} aria-hidden="true" />} title="Response time">
        Within 24 hours. Legal and privacy inquiries within 48 hours.
        {isPrivate &&
          ' That is what we aim for: a Nightlight at somebody’s home has no office, and may answer later.'}
      </Fact>
      <Fact icon={<Clock size={22} aria-hidden="true" />} title="Hours">
        Monday to Friday, 9 AM to 6 PM EST
      </Fact>
      <Fact icon={<ShieldAlert size={22} aria-hidden="true" />} title="Content safety">
        Did a story say or show something that it should not? Choose the category Content Safety: we read it
        first, with a priority response within 2 hours.
      </Fact>
    </Card>
  )
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <span className="mt-0.5 shrink-0 text-lantern">{icon}</span>
      <div>
        <h2 className="font-sans text-base font-bold tracking-normal">{title}</h2>
        <p className="text-soft">{children}</p>
      </div>
    </div>
  )
}

const questions = [
  {
    topic: 'I forgot my password',
    answer: 'A link lets you set a new one.',
    href: '/auth?tab=forgot',
    linkText: 'Set a new password',
  },
  {
    topic: 'How many stories can I make?',
    answer: 'As many as your plan includes. Your dashboard keeps count.',
    href: '/dashboard',
    linkText: 'See your dashboard',
  },
  {
    topic: 'What do you store about my child?',
    answer: 'Only what you type, for your stories and nothing else.',
    href: '/privacy',
    linkText: 'Read the privacy policy',
  },
  {
    topic: 'How do I download or delete my data?',
    answer: 'There is a button for each under Security.',
    href: '/security',
    linkText: 'Open Security',
  },
]

function Questions() {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-2 text-2xl">Common questions</h2>
      <ul className="divide-y divide-line">
        {questions.map(({ topic, answer, href, linkText }) => (
          <li key={topic} className="py-3">
            <h3 className="font-sans text-base font-bold tracking-normal">{topic}</h3>
            <p className="text-soft">{answer}</p>
            <Link
              href={href}
              className="inline-flex min-h-12 items-center font-bold text-link underline underline-offset-4"
            >
              {linkText}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
