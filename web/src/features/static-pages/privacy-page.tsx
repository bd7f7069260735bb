import { Paper } from './static-page.tsx'

export function PrivacyPage() {
  return (
    <Paper
      title="Privacy policy"
      lead="Nightlight knows about your family only what you type, and uses it only to make your stories."
    >
      <h2>What is kept</h2>
      <ul>
        <li>
          Your account: a username, a password in a form that cannot be read back, and a name and an email if
          you give them.
        </li>
        <li>
          Child profiles: name, age and whatever else you choose to add. A name need not be the real one.
        </li>
        <li>
          Photos of a child, where you add any: encrypted, without the place and time that cameras write into
          them, until you delete them or their days are over. An outside service is shown them only after you
          have agreed to just that.
        </li>
        <li>
          Voices of adults of your family, where you add any: who agreed, to which words and when. The
          recording is encrypted, and deleted as soon as the voice is made, unless it is made on this machine,
          where the voice is nothing but that recording. An outside service receives it only where the words
          that the adult agreed to name it, and is told no name. Deleting the voice deletes it there too.
          Children’s voices are not cloned.
        </li>
        <li>Your stories, with their pictures and recordings.</li>
        <li>Security events of your account, with time and IP address, so that you can see who signed in.</li>
      </ul>
      <h2>Children</h2>
      <p>
        Nightlight is for parents and carers. Accounts are held by adults. In keeping with the Children’s
        Online Privacy Protection Act (COPPA), children under 13 get no direct communication from us: no
        messages, no email, no account of their own. A child’s profile is entered by the parent, can be
        changed by the parent, and is gone when the parent deletes it. With the first child a parent agrees to
        what is kept; Security shows what was agreed to, and there it can be taken back.
      </p>
      <h2>Who else sees it</h2>
      <p>
        Stories are private to your account. Whoever you give a story’s link to can read that story; adults
        whom you invite into your family can read all of yours, and see first names and nothing else of your
        profiles, until you remove them. There is no advertising and nothing is sold. Where the person who
        runs this Nightlight has connected outside services for text, voices or pictures, what a story needs
        is sent to them to make it, and no more.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in. Your theme, your reading settings, an unfinished story form and the
        place where you stopped listening are kept in your own browser.
      </p>
      <h2>Your rights</h2>
      <p>
        You can see, change and delete child profiles and stories at any time. Deleting a story deletes its
        pictures and its recording. Privacy inquiries are answered within 48 hours.
      </p>
    </Paper>
  )
}
