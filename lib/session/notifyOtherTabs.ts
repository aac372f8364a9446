/** Reading the session makes next-auth notify the other tabs. */
export async function notifyOtherTabs(): Promise<void> {
  try {
    const { getSession } = await import(/* webpackChunkName: "signed-in" */ 'next-auth/react');
    await getSession();
  } catch {
    // They find out on focus.
  }
}
