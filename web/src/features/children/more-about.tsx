import type { Child, User } from '@nightlight/contract'
import { Lightbulb, type LucideIcon, Palette, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { EnhancedProfile } from './enhanced-profile.tsx'
import { InfoManager } from './info/info-manager.tsx'
import type { SectionName } from './profile-sections.ts'

/** Links to the rest of the profile. */
export function MoreAbout({ user, child }: { user: User; child: Child }) {
  const [managing, setManaging] = useState(false)
  const [section, setSection] = useState<SectionName | null>(null)
  return (
    <>
      <div className="grid grid-cols-3 gap-2">
        <Tile icon={Lightbulb} name="Info" of={child} onClick={() => setManaging(true)} />
        <Tile icon={Palette} name="Character" of={child} onClick={() => setSection('character')} />
        <Tile icon={Sparkles} name="Enhanced Profile" of={child} onClick={() => setSection('basic')} />
      </div>
      <InfoManager child={child} open={managing} onOpenChange={setManaging} />
      <EnhancedProfile user={user} child={child} section={section} onSectionChange={setSection} />
    </>
  )
}

interface TileProps {
  icon: LucideIcon
  name: string
  of: Child
  onClick: () => void
}

function Tile({ icon: Icon, name, of: child, onClick }: TileProps) {
  return (
    <button
      type="button"
      aria-label={`${name}: ${child.name}`}
      aria-haspopup="dialog"
      onClick={onClick}
      className="flex min-h-12 flex-col items-center justify-center gap-1 rounded-field px-1 py-1.5 text-center text-[0.9375rem] leading-tight hover:bg-tint"
    >
      <Icon size={20} aria-hidden="true" className="text-soft" />
      {name}
    </button>
  )
}
