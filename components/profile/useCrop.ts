import { useState } from 'react';
import { fitCrop, moveCrop, WHOLE, type Crop, type Size } from '@/lib/images/crop';

export interface CropState {
  value: Crop;
  /** In parts of the square's side. */
  move: (dx: number, dy: number) => void;
  zoomTo: (zoom: number) => void;
}

export function useCrop(size: Size): CropState {
  const [value, setValue] = useState<Crop>(() => fitCrop(WHOLE, size));
  return {
    value,
    move: (dx, dy) => setValue((before) => moveCrop(before, size, dx, dy)),
    zoomTo: (zoom) => setValue((before) => fitCrop({ ...before, zoom }, size)),
  };
}
