export function Two() {
  return null;
}

export function Three() {
  return null;
}
