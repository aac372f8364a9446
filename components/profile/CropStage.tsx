import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { drawCrop } from '@/lib/images/drawCrop';
import { copy } from './copy';
import type { CropState } from './useCrop';

const words = copy.crop;
/** In pixels of the screen, and of the canvas; sharp on dense screens. */
const SHOWN = 254;
const DRAWN = 2 * SHOWN;
const ROUND = 64;
/** Parts of the square. */
const STEP = 0.05;
const ZOOM_STEP = 0.25;

const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const ZOOMS: Record<string, number> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': -ZOOM_STEP,
};

function byKey({ value, move, zoomTo }: CropState) {
  return (event: KeyboardEvent) => {
    const moved = MOVES[event.key];
    const zoomed = ZOOMS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!moved && !zoomed)) return;
    event.preventDefault();
    if (moved) move(...moved);
    if (zoomed) zoomTo(value.zoom + zoomed);
  };
}

/** The picture follows the pointer, so the square goes the other way. */
const byPointer = ({ move }: CropState) => ({
  onPointerDown: (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.setPointerCapture(event.pointerId),
  onPointerMove: (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      move(-event.movementX / SHOWN, -event.movementY / SHOWN);
  },
});

const percent = (part: number) => Math.round(part * 100);

interface CropStageProps {
  bitmap: ImageBitmap;
  crop: CropState;
  busy: boolean;
}

export function CropStage({ bitmap, crop, busy }: CropStageProps) {
  const id = useId();
  const large = useRef<HTMLCanvasElement>(null);
  const round = useRef<HTMLCanvasElement>(null);
  const { value } = crop;
  useEffect(() => {
    for (const { current } of [large, round]) if (current) drawCrop(current, bitmap, value);
  }, [bitmap, value]);
  return (
    <>
      <div className="stage">
        <div
          className="frame"
          role="slider"
          aria-label={words.place}
          aria-roledescription={words.slider}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(value.x)}
          aria-valuetext={words.at(percent(value.x), percent(value.y), percent(value.zoom))}
          aria-disabled={busy}
          aria-describedby={`${id}-hint`}
          tabIndex={0}
          {...(!busy && { ...byPointer(crop), onKeyDown: byKey(crop) })}
        >
          <canvas ref={large} width={DRAWN} height={DRAWN} />
        </div>
        <canvas
          ref={round}
          className="round"
          width={2 * ROUND}
          height={2 * ROUND}
          role="img"
          aria-label={words.preview}
        />
      </div>
      <p className="hint" id={`${id}-hint`}>
        {words.hint}
      </p>
    </>
  );
}
