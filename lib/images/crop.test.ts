import { cropRectangle, fitCrop, MOST_ZOOM, moveCrop, WHOLE } from './crop';

const WIDE = { width: 800, height: 400 };
const TALL = { width: 300, height: 900 };

describe('the square of a picture', () => {
  it.each([
    ['wide', WIDE, { left: 200, top: 0, side: 400 }],
    ['tall', TALL, { left: 0, top: 300, side: 300 }],
    ['of one pixel', { width: 1, height: 1 }, { left: 0, top: 0, side: 1 }],
  ])('is the largest in the middle at first: %s', (_, size, rectangle) => {
    expect(cropRectangle(fitCrop(WHOLE, size), size)).toEqual(rectangle);
  });

  it('moves by parts of its side, and stops at the edge', () => {
    const moved = moveCrop(WHOLE, WIDE, 0.25, 0.25);
    expect(cropRectangle(moved, WIDE)).toEqual({ left: 300, top: 0, side: 400 });
    expect(cropRectangle(moveCrop(moved, WIDE, 9, 9), WIDE).left).toBe(400);
    expect(cropRectangle(moveCrop(moved, WIDE, -9, 0), WIDE).left).toBe(0);
  });

  it('zooms within its limits, and stays inside when it grows again', () => {
    const near = fitCrop({ zoom: 99, x: 0, y: 1 }, WIDE);
    expect(near.zoom).toBe(MOST_ZOOM);
    expect(cropRectangle(near, WIDE)).toEqual({ left: 0, top: 300, side: 100 });
    expect(cropRectangle(fitCrop({ ...near, zoom: 0 }, WIDE), WIDE)).toEqual({
      left: 0,
      top: 0,
      side: 400,
    });
  });
});
