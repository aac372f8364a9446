/** §2: the search box shows past the banner's height minus this, px. */
const BANNER_MARGIN = 70;
export const HOME_BANNER_ID = 'home-banner';

/** Scroll position in px; null without a banner. */
export function bannerThreshold(): number | null {
  const banner = document.getElementById(HOME_BANNER_ID);
  return banner ? banner.offsetHeight - BANNER_MARGIN : null;
}

export const nothingToPass = (): null => null;
