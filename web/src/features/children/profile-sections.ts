import { type InfoSection, infoSectionRules, type Tier } from '@nightlight/contract'
import {
  BookOpenCheck,
  Heart,
  type LucideIcon,
  Mic,
  Palette,
  Smile,
  Sparkles,
  UserRound,
  Users,
} from 'lucide-react'

export type SectionName = 'basic' | 'character' | 'voice' | InfoSection

interface BaseSection {
  readonly label: string
  readonly icon: LucideIcon
  /** The lowest tier that includes it. */
  readonly tier: Tier
}

interface PlainSection extends BaseSection {
  readonly name: 'basic' | 'character' | 'voice'
}

export interface TagSection extends BaseSection {
  readonly name: InfoSection
  /** How stories use the entries. */
  readonly description: string
  readonly placeholder: string
}

export type ProfileSection = PlainSection | TagSection

const tagSection = (name: InfoSection, texts: Omit<TagSection, 'name' | 'tier'>): TagSection => ({
  name,
  tier: infoSectionRules[name].tier,
  ...texts,
})

/** The sections of the Enhanced Profile in display order. */
export const profileSections: readonly ProfileSection[] = [
  { name: 'basic', label: 'Basic', icon: UserRound, tier: 'firefly' },
  { name: 'character', label: 'Character', icon: Palette, tier: 'firefly' },
  { name: 'voice', label: 'Voice', icon: Mic, tier: 'firefly' },
  tagSection('appearance', {
    label: 'Appearance',
    icon: Smile,
    description:
      'What you would recognise them by: a gap between the teeth, a yellow coat, a plaster on the knee.',
    placeholder: 'dimples, red wellies',
  }),
  tagSection('interests', {
    label: 'Interests',
    icon: Sparkles,
    description: 'What they could talk about all day. Stories pick it up.',
    placeholder: 'snails, volcanoes, baking',
  }),
  tagSection('family', {
    label: 'Family',
    icon: Users,
    description: 'People and animals at home, and what they are called.',
    placeholder: 'Grandpa Theo, a cat',
  }),
  tagSection('favorites', {
    label: 'Favorites',
    icon: Heart,
    description: 'The best food, the best colour, the toy that comes along everywhere.',
    placeholder: 'pancakes, teal',
  }),
  tagSection('education', {
    label: 'Education',
    icon: BookOpenCheck,
    description: 'What they are learning now, so that a story can be a step ahead or a hand to hold.',
    placeholder: 'telling the time, tying shoelaces',
  }),
]
