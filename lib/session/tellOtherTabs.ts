/** The session is somebody else's now: next-auth tells the other tabs of each session that is read, and they read theirs. */
export async function tellOtherTabs(): Promise<void> {
  try {
    const { getSession } = await import('next-auth/react');
    await getSession();
  } catch {
    // They find out when they get the focus.
  }
}
