import { useCurrentUser } from '../../lib/current-user.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { PlanTable } from '../plans/index.ts'
import { ReadingsOnHome } from '../readings/index.ts'
import { CreateSection } from './create-section.tsx'
import { FamiliesOnHome } from './families-on-home.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { SavedStories } from './saved-stories.tsx'

export function HomePage() {
  const user = useCurrentUser()
  usePageTitle('Nightlight')
  return (
    <>
      <ReadingsOnHome />
      <Hero />
      <FamiliesOnHome />
      <CreateSection />
      {/* Families find it under Compare plans: nothing is sold beside tonight's story. */}
      {user === null && <PlanTable />}
      <SavedStories />
      <HowItWorks />
    </>
  )
}
