import { cropRectangle, type Crop } from './crop';

/** Fills the canvas with the square. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cropRectangle(crop, bitmap);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

const QUALITY = 0.92;

/**
 * The square as a file: WebP, or PNG where the browser writes no WebP.
 * @throws Error when the browser cannot make it
 */
export function cropToBlob(bitmap: ImageBitmap, crop: Crop, side: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, bitmap, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture came of the canvas'))),
      'image/webp',
      QUALITY,
    );
  });
}
