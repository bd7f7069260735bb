import { usePageTitle } from '../../lib/page-title.ts'
import { PlanTable } from '../plans/index.ts'
import { ReadingsOnHome } from '../readings/index.ts'
import { CreateSection } from './create-section.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { SavedStories } from './saved-stories.tsx'

export function HomePage() {
  usePageTitle('Nightlight')
  return (
    <>
      <ReadingsOnHome />
      <Hero />
      <CreateSection />
      <PlanTable />
      <SavedStories />
      <HowItWorks />
    </>
  )
}
