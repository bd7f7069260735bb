import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { HomePage } from '../features/home/home-page.tsx'
import { Loading } from '../ui/spinner.tsx'
import { AdminOnly, SignedIn } from './guards.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const AuthPage = lazyPage(() =>
  import('../features/account/auth/auth-page.tsx').then((page) => page.AuthPage),
)
const ProfilePage = lazyPage(() =>
  import('../features/account/profile-page.tsx').then((page) => page.ProfilePage),
)
const ChildPage = lazyPage(() => import('../features/children/child-page.tsx').then((page) => page.ChildPage))
const DashboardPage = lazyPage(() =>
  import('../features/dashboard/dashboard-page.tsx').then((page) => page.DashboardPage),
)
const LibraryPage = lazyPage(() =>
  import('../features/library/library-page.tsx').then((page) => page.LibraryPage),
)
const SubscribePage = lazyPage(() =>
  import('../features/plans/subscribe-page.tsx').then((page) => page.SubscribePage),
)
const StoryPage = lazyPage(() => import('../features/reader/story-page.tsx').then((page) => page.StoryPage))
const SecurityPage = lazyPage(() =>
  import('../features/account/security/security-page.tsx').then((page) => page.SecurityPage),
)
const JoinPage = lazyPage(() => import('../features/family/join-page.tsx').then((page) => page.JoinPage))
const ReadAloudPage = lazyPage(() =>
  import('../features/readings/read-aloud-page.tsx').then((page) => page.ReadAloudPage),
)
const VoicesPage = lazyPage(() =>
  import('../features/voices/cloned/voices-page.tsx').then((page) => page.VoicesPage),
)
const CreateForFamilyPage = lazyPage(() =>
  import('../features/family/create-page.tsx').then((page) => page.CreateForFamilyPage),
)
const AdminPage = lazyPage(() => import('../features/admin/admin-page.tsx').then((page) => page.AdminPage))
const ContactPage = lazyPage(() =>
  import('../features/contact/contact-page.tsx').then((page) => page.ContactPage),
)
const AboutPage = lazyPage(() =>
  import('../features/static-pages/about-page.tsx').then((page) => page.AboutPage),
)
const PrivacyPage = lazyPage(() =>
  import('../features/static-pages/privacy-page.tsx').then((page) => page.PrivacyPage),
)
const TermsPage = lazyPage(() =>
  import('../features/static-pages/terms-page.tsx').then((page) => page.TermsPage),
)

/** All routes of the app. */
export function Routes() {
  return (
    <Suspense fallback={<Loading>Opening…</Loading>}>
      <Switch>
        <Route path="/" component={HomePage} />
        <Route path="/auth" component={AuthPage} />
        <Route path="/profile">
          <SignedIn>
            <ProfilePage />
          </SignedIn>
        </Route>
        <Route path="/profile/:id">
          <SignedIn>
            <ChildPage />
          </SignedIn>
        </Route>
        <Route path="/dashboard">
          <SignedIn>
            <DashboardPage />
          </SignedIn>
        </Route>
        <Route path="/security">
          <SignedIn>
            <SecurityPage />
          </SignedIn>
        </Route>
        <Route path="/voices">
          <SignedIn>
            <VoicesPage />
          </SignedIn>
        </Route>
        <Route path="/library">
          <SignedIn>
            <LibraryPage />
          </SignedIn>
        </Route>
        <Route path="/family/join" component={JoinPage} />
        <Route path="/read-aloud" component={ReadAloudPage} />
        <Route path="/family/:id/create">
          <SignedIn>
            <CreateForFamilyPage />
          </SignedIn>
        </Route>
        <Route path="/subscribe">
          <SignedIn>
            <SubscribePage />
          </SignedIn>
        </Route>
        <Route path="/admin">
          <AdminOnly>
            <AdminPage />
          </AdminOnly>
        </Route>
        <Route path="/admin/voices">
          <AdminOnly>
            <AdminPage />
          </AdminOnly>
        </Route>
        <Route path="/story/:id?" component={StoryPage} />
        <Route path="/about" component={AboutPage} />
        <Route path="/privacy" component={PrivacyPage} />
        <Route path="/terms" component={TermsPage} />
        <Route path="/contact" component={ContactPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  )
}

function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
