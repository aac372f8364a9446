export function Fine() {
  return null;
}
