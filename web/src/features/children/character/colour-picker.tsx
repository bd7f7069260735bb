import {
  type CharacterPhotos,
  type Child,
  hairColours,
  nearestColourName,
  skinTones,
} from '@nightlight/contract'
import { Pipette } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { ConfirmLooks } from './confirm-looks.tsx'
import { cropOf, type Frame, medianColour, moveSpot, type Spot } from './crop.ts'

interface ColourPickerProps {
  child: Child
  photos: CharacterPhotos['photos']
}

/** Picks the colours of hair and skin from a photo, in this browser: the photo is not sent anywhere. */
export function ColourPicker({ child, photos }: ColourPickerProps) {
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        <Pipette size={20} aria-hidden="true" />
        Pick Colours from a Photo
      </Button>
    )
  }
  return <PickColours child={child} photos={photos} onClose={() => setOpen(false)} />
}

const centred: Frame = { zoom: 0, across: 50, down: 50 }
const defaultSpots = { hair: { x: 50, y: 6 }, skin: { x: 38, y: 58 } } as const

function PickColours({ child, photos, onClose }: ColourPickerProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState(photos[0]?.id ?? '')
  const [frame, setFrame] = useState(centred)
  const [hair, setHair] = useState<Spot>(defaultSpots.hair)
  const [skin, setSkin] = useState<Spot>(defaultSpots.skin)
  const photo = photos.find(({ id }) => id === chosen) ?? photos[0]
  const picture = useImage(photo?.url)
  const { canvas, colourAt } = useCanvas(picture, frame)
  const hairName = colourAt && nearestColourName(hairColours, colourAt(hair))
  const skinName = colourAt && nearestColourName(skinTones, colourAt(skin))
  const frameSlider = (name: keyof Frame, label: string) => (
    <div>
      <p aria-hidden="true" className="text-[0.9375rem] font-bold">
        {label}
      </p>
      <Slider
        label={label}
        value={frame[name]}
        min={0}
        max={100}
        step={2}
        valueText={`${frame[name]} percent`}
        onChange={(value) => setFrame({ ...frame, [name]: value })}
      />
    </div>
  )
  return (
    <section
      aria-label="Pick colours"
      className="flex flex-col gap-4 rounded-card border border-line bg-sunken p-4"
    >
      <p className="text-soft">
        Frame the face, then put one spot on the hair and one on the cheek: drag them, or move them with the
        arrow keys. The photo does not leave this device.
      </p>
      {photos.length > 1 && (
        <Select
          label="Photo"
          value={photo?.id}
          onChange={setChosen}
          options={photos.map(({ id }, index) => ({ value: id, label: `Photo ${index + 1}` }))}
        />
      )}
      <div className="flex flex-col gap-5 sm:flex-row">
        <div className="relative aspect-square w-full max-w-80 shrink-0 self-center overflow-hidden rounded-field bg-tint">
          <canvas
            ref={canvas}
            width={canvasSize}
            height={canvasSize}
            role="img"
            aria-label="The framed photo"
            className="size-full"
          />
          <SpotHandle name="Hair" spot={hair} colour={colourAt?.(hair)} onMove={setHair} />
          <SpotHandle name="Cheek" spot={skin} colour={colourAt?.(skin)} onMove={setSkin} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          {frameSlider('zoom', 'Zoom')}
          {frameSlider('across', 'Left to right')}
          {frameSlider('down', 'Up and down')}
          <p role="status" className="mt-1">
            {hairName && skinName ? `Hair: ${hairName}. Skin: ${skinName}.` : 'Opening the photo...'}
          </p>
        </div>
      </div>
      {hairName && skinName && (
        <ConfirmLooks
          key={`${hairName} ${skinName}`}
          child={child}
          looks={{ hairColor: hairName, skinTone: skinName }}
          by="colours"
        />
      )}
      <Button variant="secondary" className="self-start" onClick={onClose}>
        Close
      </Button>
    </section>
  )
}

interface SpotHandleProps {
  name: string
  spot: Spot
  colour: string | undefined
  onMove: (spot: Spot) => void
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
}

function SpotHandle({ name, spot, colour, onMove }: SpotHandleProps) {
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    onMove(moveSpot(spot, ...by))
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const position = {
      x: ((event.clientX - frame.left) / frame.width) * 100,
      y: ((event.clientY - frame.top) / frame.height) * 100,
    }
    onMove(moveSpot(position, 0, 0))
  }
  return (
    <button
      type="button"
      aria-label={`${name} spot, ${Math.round(spot.x)} percent from the left, ${Math.round(spot.y)} percent from the top`}
      onKeyDown={step}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="absolute grid size-12 -translate-x-1/2 -translate-y-1/2 cursor-move touch-none place-items-center rounded-full"
      style={{ left: `${spot.x}%`, top: `${spot.y}%` }}
    >
      <span
        className="size-7 rounded-full border-3 border-white shadow-[0_0_0_2px_#000]"
        style={{ background: colour }}
      />
      <span className="absolute top-[calc(50%+1rem)] rounded-full bg-page px-2 text-[0.8125rem] font-bold text-ink">
        {name}
      </span>
    </button>
  )
}

/** Canvas size, and the size of the sampled spot, in pixels. */
const canvasSize = 320
const sampleRadius = 5

function useImage(url: string | undefined): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  useEffect(() => {
    setPicture(null)
    if (!url) return
    const image = new Image()
    image.onload = () => setPicture(image)
    image.src = url
    return () => {
      image.onload = null
    }
  }, [url])
  return picture
}

/** Draws the cropped photo. @returns a function that reads a colour from it, once drawn */
function useCanvas(picture: HTMLImageElement | null, frame: Frame) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<ImageData | null>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true })
    if (!context || !picture) return setDrawn(null)
    const crop = cropOf({ width: picture.naturalWidth, height: picture.naturalHeight }, frame)
    context.drawImage(picture, crop.x, crop.y, crop.side, crop.side, 0, 0, canvasSize, canvasSize)
    setDrawn(context.getImageData(0, 0, canvasSize, canvasSize))
  }, [picture, frame])
  const colourAt = drawn && ((spot: Spot) => medianColour(pixelsAround(drawn, spot)))
  return { canvas, colourAt }
}

function pixelsAround({ data, width }: ImageData, spot: Spot): Uint8ClampedArray {
  const [x, y] = [Math.round((spot.x / 100) * canvasSize), Math.round((spot.y / 100) * canvasSize)]
  const rows = Array.from(
    { length: sampleRadius * 2 + 1 },
    (_, row) => (y - sampleRadius + row) * width + x - sampleRadius,
  )
  return new Uint8ClampedArray(
    rows.flatMap((from) => [...data.slice(from * 4, (from + sampleRadius * 2 + 1) * 4)]),
  )
}
