import { StaticPage } from './static-page.tsx'

export function TermsPage() {
  return (
    <StaticPage title="Terms of service" lead="A few rules, in plain words.">
      <h2>Your account</h2>
      <p>
        An account belongs to an adult, who keeps its password safe and is responsible for what is done with
        it. Child profiles may only be made for children in your care.
      </p>
      <h2>Your stories</h2>
      <p>
        The stories made for you are yours to read, listen to, print and share with family and friends. Do not
        use Nightlight to make anything that is unlawful or that would harm a child.
      </p>
      <h2>Plans and payment</h2>
      <ul>
        <li>Firefly is free. Starlight and Moonbeam are paid by the month or by the year, in advance.</li>
        <li>
          A subscription can be cancelled at any time. It then ends with the period that is paid for; until
          then you keep full access.
        </li>
        <li>There are no partial refunds for the rest of a period.</li>
        <li>A change of prices is announced at least 30 days before it takes effect for you.</li>
      </ul>
      <h2>Limits</h2>
      <p>
        Each plan states how many stories it includes and what they can contain. Moonbeam has no fixed limit;
        we recommend ten a day as fair use.
      </p>
      <h2>No promise of perfection</h2>
      <p>
        Stories are made by a machine. We work to keep them calm and kind, and ask you to look through a story
        before you leave a child alone with it. Legal inquiries are answered within 48 hours.
      </p>
    </StaticPage>
  )
}
