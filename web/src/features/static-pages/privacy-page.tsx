import { StaticPage } from './static-page.tsx'

export function PrivacyPage() {
  return (
    <StaticPage
      title="Privacy policy"
      lead="Nightlight knows only what you tell it about your family, and uses it only to make your stories."
    >
      <h2>What we store</h2>
      <ul>
        <li>
          Your account: a username, a password in a form that cannot be read back, and your name and email if
          you give them.
        </li>
        <li>
          Child profiles: name, age and whatever else you choose to add. The name need not be a real one.
        </li>
        <li>
          Photos of a child, if you add any: encrypted, without the place and time that cameras store in them,
          until you delete them or their retention period ends. They are shown to an outside service only
          after you have agreed to exactly that.
        </li>
        <li>
          Voices of adults in your family, if you add any: who agreed, to what wording and when. The recording
          is encrypted, and deleted as soon as the voice has been made, unless it is made on this server,
          where the voice consists of nothing but that recording. An outside service receives the recording
          only if the wording that the adult agreed to names that service, and it is not told any name.
          Deleting the voice deletes it there too. Children’s voices are not cloned.
        </li>
        <li>Your stories, with their pictures and recordings.</li>
        <li>Security events of your account, with time and IP address, so that you can see who signed in.</li>
      </ul>
      <h2>Children</h2>
      <p>
        Nightlight is for parents and carers. Accounts are held by adults. In keeping with the Children’s
        Online Privacy Protection Act (COPPA), children under 13 get no direct communication from us: no
        messages, no email, no account of their own. A child’s profile is entered by the parent, can be
        changed by the parent, and is gone when the parent deletes it. When adding the first child, a parent
        agrees to what is stored. The Security page shows what was agreed to, and there the parent can
        withdraw consent.
      </p>
      <h2>Who else sees it</h2>
      <p>
        Stories are private to your account. Anyone you give a story’s link to can read that story. Adults you
        invite into your family can read all of your stories, and see the first names but nothing else from
        your child profiles, until you remove them. There is no advertising and nothing is sold. If the
        operator of this Nightlight has connected outside services for text, voices or pictures, they are sent
        what they need to make a story, and no more.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in. Your theme, your reading settings, an unfinished story form and the
        place where you stopped listening are stored in your own browser. Logging out removes all of this but
        the theme and the settings, together with pictures, narration and stories on the device.
      </p>
      <h2>Your rights</h2>
      <p>
        You can see, change and delete child profiles and stories at any time. Deleting a story deletes its
        pictures and its recording. On the Security page you can download everything that is stored about your
        family, and delete the account with all of it, including the messages that you have sent from it.
        Privacy inquiries are answered within 48 hours.
      </p>
    </StaticPage>
  )
}
