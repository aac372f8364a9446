/** §2: the search box shows once the scroll position passes the banner height minus this. */
const BANNER_MARGIN = 70;
export const HOME_BANNER_ID = 'home-banner';

/** Scroll position in px past which the home page's banner counts as gone. */
export function bannerThreshold(): number | null {
  const banner = document.getElementById(HOME_BANNER_ID);
  return banner ? banner.offsetHeight - BANNER_MARGIN : null;
}

export const nothingToPass = (): null => null;
