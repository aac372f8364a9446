/** A square of a picture, for any size of view. */
export interface Crop {
  /** 1: the largest square; MOST_ZOOM: a quarter of it. */
  zoom: number;
  /** Of the square's middle, in parts of the picture's width and height. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MOST_ZOOM = 4;

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The side of the square, in pixels of the picture. */
const sideOf = ({ zoom }: Crop, { width, height }: Size): number => Math.min(width, height) / zoom;

/** Keeps the square inside the picture. */
export function fitCrop(crop: Crop, size: Size): Crop {
  const zoom = within(crop.zoom, 1, MOST_ZOOM);
  const half = sideOf({ ...crop, zoom }, size) / 2;
  const middle = (part: number, length: number) => within(part, half / length, 1 - half / length);
  return { zoom, x: middle(crop.x, size.width), y: middle(crop.y, size.height) };
}

/** @param dx how far the square moves, in parts of its own side */
export function moveCrop(crop: Crop, size: Size, dx: number, dy: number): Crop {
  const side = sideOf(crop, size);
  return fitCrop(
    {
      ...crop,
      x: crop.x + (dx * side) / size.width,
      y: crop.y + (dy * side) / size.height,
    },
    size,
  );
}

/** In pixels of the picture. */
export function cropRectangle(crop: Crop, size: Size): { left: number; top: number; side: number } {
  const side = sideOf(crop, size);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}
