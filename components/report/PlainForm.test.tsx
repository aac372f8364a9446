import { renderToStaticMarkup } from 'react-dom/server';
import { EMPTY, type PlainReport } from '.';
import { PlainForm } from './PlainForm';

function draw(given: Partial<PlainReport> = {}): HTMLFormElement {
  const plain = { values: EMPTY, errors: {}, message: null, ...given };
  document.body.innerHTML = renderToStaticMarkup(<PlainForm plain={plain} />);
  return document.querySelector('form')!;
}
const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

describe('the report form without JavaScript', () => {
  it('posts every field of the form with scripts to the page itself', () => {
    const form = draw();
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/report']);
    expect(Object.keys(EMPTY).filter((name) => !(name in form.elements))).toEqual(['project']);
    expect(alerts()).toEqual([]);
  });

  it('has what was typed as text, and says what is wrong with it', () => {
    const what = '</textarea><script>alert(1)</script>';
    const form = draw({
      values: { ...EMPTY, kind: 'wrong-fact', what, projectName: '"><b>' },
      errors: { links: 'Please add at least one public source' },
    });
    expect(form.querySelector('script, textarea + b')).toBeNull();
    expect(new FormData(form).get('what')).toBe(what);
    expect(new FormData(form).get('projectName')).toBe('"><b>');
    expect(new FormData(form).get('kind')).toBe('wrong-fact');
    expect(alerts()).toEqual([
      'Not sent yet. Please check the marked fields.',
      'Please add at least one public source',
    ]);
  });
});
