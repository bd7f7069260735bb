import { type Child, plans, tierIncludes, type User } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useInstallation } from '../../lib/installation.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { changedByOperator } from '../plans/index.ts'
import { BasicSection } from './basic-section.tsx'
import { CharacterSection } from './character/character-section.tsx'
import { type ProfileSection, profileSections, type SectionName } from './profile-sections.ts'
import { TagSectionPanel } from './tag-section.tsx'
import { VoiceSection } from './voice-section.tsx'

interface EnhancedProfileProps {
  user: User
  child: Child
  /** The open section; null while the dialog is closed. */
  section: SectionName | null
  onSectionChange: (section: SectionName | null) => void
}

/** The whole profile in eight sections. Sections above the user's plan name the plan they need. */
export function EnhancedProfile({ user, child, section, onSectionChange }: EnhancedProfileProps) {
  return (
    <Dialog
      open={section !== null}
      onOpenChange={(open) => !open && onSectionChange(null)}
      title={
        <>
          Enhanced Profile
          <span className="mt-0.5 block truncate font-sans text-base font-semibold tracking-normal text-soft">
            <bdi dir="auto">{child.name}</bdi>
          </span>
        </>
      }
      className="flex h-[92svh] flex-col overflow-hidden! pb-0! sm:h-[min(44rem,88svh)] sm:w-[min(54rem,calc(100vw-3rem))]!"
    >
      {section && <Sections user={user} child={child} section={section} onSectionChange={onSectionChange} />}
    </Dialog>
  )
}

function Sections({
  user,
  child,
  section,
  onSectionChange,
}: EnhancedProfileProps & { section: SectionName }) {
  const isWide = useMedia('(width >= 40rem)')
  const isIncluded = ({ tier }: ProfileSection) => tierIncludes(user.tier, tier)
  return (
    <Tabs.Root
      value={section}
      onValueChange={(name) => onSectionChange(name as SectionName)}
      orientation={isWide ? 'vertical' : 'horizontal'}
      className="flex min-h-0 flex-1 flex-col gap-4 sm:flex-row sm:gap-6"
    >
      <Tabs.List
        aria-label="Sections"
        className="-mx-6 flex shrink-0 gap-1.5 overflow-x-auto px-6 pb-1 [scrollbar-width:none] sm:mx-0 sm:w-48 sm:flex-col sm:overflow-x-visible sm:overflow-y-auto sm:px-1 sm:pt-1 sm:pb-6"
      >
        {profileSections.map((item) => (
          <SectionTab
            key={item.name}
            section={item}
            isOpen={item.name === section}
            isLocked={!isIncluded(item)}
          />
        ))}
      </Tabs.List>
      {profileSections.map((item) => (
        <Tabs.Content
          key={item.name}
          value={item.name}
          className="-mx-6 min-h-0 flex-1 overflow-y-auto px-6 pb-8 sm:mr-[-1.5rem] sm:ml-0 sm:pl-1"
        >
          {isIncluded(item) ? (
            <SectionPanel section={item} user={user} child={child} onClose={() => onSectionChange(null)} />
          ) : (
            <LockedSection section={item} />
          )}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

interface SectionTabProps {
  section: ProfileSection
  isOpen: boolean
  isLocked: boolean
}

function SectionTab({ section, isOpen, isLocked }: SectionTabProps) {
  const tab = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) tab.current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [isOpen])
  const Icon = section.icon
  return (
    <Tabs.Trigger
      ref={tab}
      value={section.name}
      className={clsx(
        'flex min-h-12 shrink-0 items-center gap-2.5 rounded-full px-4 font-bold whitespace-nowrap sm:rounded-field',
        isOpen ? 'bg-accent text-on-accent' : 'text-ink hover:bg-tint max-sm:bg-tint',
      )}
    >
      <Icon size={18} aria-hidden="true" className="shrink-0" />
      <span className="flex-1 text-left">{section.label}</span>
      {isLocked && <Lock size={15} role="img" aria-label={`needs ${plans[section.tier].name}`} />}
    </Tabs.Trigger>
  )
}

interface SectionPanelProps {
  section: ProfileSection
  user: User
  child: Child
  onClose: () => void
}

function SectionPanel({ section, user, child, onClose }: SectionPanelProps) {
  switch (section.name) {
    case 'basic':
      return <BasicSection child={child} onDone={onClose} />
    case 'character':
      return <CharacterSection user={user} child={child} />
    case 'voice':
      return <VoiceSection child={child} />
    default:
      return <TagSectionPanel section={section} user={user} child={child} />
  }
}

function LockedSection({ section }: { section: ProfileSection }) {
  const isSold = useInstallation()?.payments
  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-3 py-8 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-tint text-lantern">
        <Lock size={26} aria-hidden="true" />
      </span>
      <h3 className="text-2xl">{section.label}</h3>
      <p className="font-bold">{`Requires ${plans[section.tier].name} subscription`}</p>
      {'description' in section && <p className="max-w-sm text-soft">{section.description}</p>}
      {isSold === false && <p className="max-w-sm text-soft">{changedByOperator}</p>}
      {isSold && (
        <Button asChild className="mt-2">
          <Link href="/subscribe">Upgrade</Link>
        </Button>
      )}
    </div>
  )
}
