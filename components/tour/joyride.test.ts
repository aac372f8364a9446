import { findTarget } from './findTarget';
import { hasTourFlag } from './hasTourFlag';
import { joyrideOptions, joyrideSteps } from './joyride';
import { listSteps } from './steps';
import { withoutTourFlag } from './withoutTourFlag';

describe("§9 the tour's numbers, in react-joyride's names", () => {
  it('scroll offset 20, duration 300 ms, spotlight padding 2', () => {
    expect(joyrideOptions(false)).toMatchObject({
      scrollOffset: 20,
      scrollDuration: 300,
      spotlightPadding: 2,
    });
  });

  it('nothing scrolls smoothly with reduced motion', () => {
    expect(joyrideOptions(true)).toMatchObject({ scrollOffset: 20, scrollDuration: 1 });
  });

  it.each([true, false])('z-index 999 and the first step 1000 (signed in: %s)', (signedIn) => {
    const [first, ...rest] = joyrideSteps(listSteps(signedIn)).map(({ zIndex }) => zIndex);
    expect(first).toBe(1_000);
    expect(new Set(rest)).toEqual(new Set([999]));
  });

  it('overlay clicks do not close, clicks in the highlighted area are allowed, a missing target is reported at once', () => {
    expect(joyrideOptions(false)).toMatchObject({
      overlayClickAction: false,
      blockTargetInteraction: false,
      targetWaitTimeout: 0,
    });
  });

  it('§3: target, content, placement and disableBeacon each arrive', () => {
    document.body.innerHTML = '<p class="tour-step-1"></p>';
    const [step] = joyrideSteps(listSteps(true));
    expect(step).toMatchObject({
      placement: 'bottom',
      skipBeacon: true,
      content: listSteps(true)[0]!.content.text,
    });
    expect((step!.target as () => HTMLElement)()).toBe(document.querySelector('.tour-step-1'));
    expect(
      joyrideSteps(listSteps(true))
        .slice(7)
        .map(({ placement }) => placement),
    ).toEqual(['center', 'center', 'center']);
  });
});

describe('the target of a step', () => {
  const visible = (element: Element) => element.id !== 'hidden';
  beforeEach(() =>
    Object.assign(HTMLElement.prototype, {
      checkVisibility(this: HTMLElement) {
        return visible(this);
      },
    }),
  );
  afterEach(() => {
    delete (HTMLElement.prototype as Partial<HTMLElement>).checkVisibility;
  });

  it.each([
    ['is none when nothing is there', '', null],
    ['is none when what is there cannot be seen', '<p class="t" id="hidden"></p>', null],
    ['is what can be seen', '<p class="t" id="shown"></p><p class="t" id="hidden"></p>', 'shown'],
    [
      "is the page's own rather than the header's",
      '<p class="t" id="header"></p><p class="t" id="masthead"></p>',
      'masthead',
    ],
  ])('%s', (_, html, id) => {
    document.body.innerHTML = html;
    expect(findTarget('.t')?.id ?? null).toBe(id);
  });
});

describe('the query flag', () => {
  it.each([
    ['/?tour=true', true, '/'],
    ['/?tour=true#leaderboard', true, '/#leaderboard'],
    ['/?category=dex&tour=true&page=2', true, '/?category=dex&page=2'],
    ['/', false, '/'],
    ['/?tour=false', false, '/'],
    ['/?tour=TRUE', false, '/'],
    ['/?text=tour%3Dtrue', false, '/?text=tour%3Dtrue'],
    ['/?detour=true', false, '/?detour=true'],
    ['/#?tour=true', false, '/#?tour=true'],
    ['/?text=%E0%A4&tour=true', true, '/?text=%E0%A4'],
    ['/?text=a+b&tour=true', true, '/?text=a+b'],
  ])('%s: %s, and without it %s', (address, has, without) => {
    expect(hasTourFlag(address)).toBe(has);
    expect(withoutTourFlag(address)).toBe(without);
  });
});
