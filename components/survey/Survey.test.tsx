import { screen, waitFor, within } from '@testing-library/react';
import type { SurveyAnswers } from '@/contracts/site/survey';
import { takeNotices } from '@/lib/notices/notices';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { Survey } from '.';

const ANSWERS: SurveyAnswers = {
  version: '1',
  purpose: 'build',
  clarity: 4,
  comment: 'More chains.',
  changedOn: '2026-11-20',
};

let stored: SurveyAnswers | null;
let answerUpload: (asked: Asked) => Answer | Promise<Answer>;
let stub: ReturnType<typeof stubFetch>;

const save = ({ body }: Asked): Answer => {
  stored = { ...(body as { survey: SurveyAnswers }).survey, changedOn: '2026-11-21' };
  return { body: { survey: stored } };
};

beforeEach(() => {
  stored = null;
  answerUpload = save;
  takeNotices();
  stub = stubFetch((asked) => {
    if (asked.url === '/api/user/survey/upload') return answerUpload(asked);
    return { body: asked.url === '/api/user/survey' ? { survey: stored } : { accepted: true } };
  });
});
afterEach(() => stub.restore());

async function open() {
  const page = renderPage(<Survey account="sub-1" />);
  await screen.findByRole('form', { name: 'Survey' });
  return page;
}
const purpose = (name: string) => screen.getByRole('radio', { name });
const clarity = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'How clear are the ratings?' })).getByRole(
    'radio',
    { name },
  );
const comment = () => screen.getByLabelText('Anything else? (optional)');
const send = () => screen.getByRole('button', { name: 'Send answers' });
const sent = () =>
  stub.asked.filter(({ url }) => url === '/api/user/survey/upload').map(({ body }) => body);

describe('the survey', () => {
  it('sends the answers, says thanks, and can be changed', async () => {
    const { user } = await open();
    await user.click(purpose('Investing'));
    await user.click(clarity('3'));
    await user.type(comment(), ' More chains, please. ');
    await user.click(send());
    expect(await screen.findByText(/^You answered on 21 Nov 2026\./)).toBeVisible();
    expect(takeNotices()).toEqual([
      { kind: 'success', text: 'Thank you. Your answers are saved.' },
    ]);
    await user.click(clarity('5, Very clear'));
    await user.clear(comment());
    await user.click(screen.getByRole('button', { name: 'Save answers' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    const answers = { version: '1', purpose: 'invest' };
    expect(sent()).toEqual([
      { survey: { ...answers, clarity: 3, comment: 'More chains, please.' } },
      { survey: { ...answers, clarity: 5, comment: '' } },
    ]);
  });

  it('shows what was answered before', async () => {
    stored = ANSWERS;
    await open();
    expect(screen.getByText(/^You answered on 20 Nov 2026\./)).toBeVisible();
    expect(purpose('Building')).toBeChecked();
    expect(clarity('4')).toBeChecked();
    expect(comment()).toHaveValue('More chains.');
  });

  it('sends nothing without the two answers, and goes to the first that is missing', async () => {
    const { user } = await open();
    await user.click(send());
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Please choose what brings you here',
      'Please choose how clear the ratings are',
    ]);
    await waitFor(() => expect(purpose('Using')).toHaveFocus());
    await user.click(purpose('Using'));
    await user.click(send());
    await waitFor(() => expect(clarity('1, Not clear')).toHaveFocus());
    expect(screen.getByRole('radiogroup', { name: /How clear/ })).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it('refuses a comment that is too long before it is sent', async () => {
    const { user } = await open();
    await user.click(purpose('Using'));
    await user.click(clarity('2'));
    await user.click(comment());
    await user.paste('x'.repeat(1_001));
    await user.click(send());
    expect(await screen.findByText('Please use at most 1000 characters')).toBeVisible();
    expect(comment()).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('works by keyboard alone', async () => {
    const { user } = await open();
    await user.tab();
    await user.keyboard(' ');
    expect(purpose('Using')).toBeChecked();
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    expect(comment()).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('puts what the server refuses on its field, and keeps what was typed', async () => {
    answerUpload = () => ({
      status: 400,
      body: {
        error: {
          code: 'invalid-input',
          message: 'Some input is not valid.',
          fields: [{ path: 'body.survey.comment', message: 'Please leave it out' }],
        },
      },
    });
    const { user } = await open();
    await user.click(purpose('Using'));
    await user.click(clarity('2'));
    await user.type(comment(), 'Typed');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please leave it out');
    expect(comment()).toHaveValue('Typed');
    answerUpload = () => ({ status: 503 });
    await user.click(send());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('An unknown error has occurred.'),
    );
    expect(comment()).toHaveValue('Typed');
    expect(takeNotices()).toEqual([]);
  });

  it('is sent once, however often the button is pressed', async () => {
    let release = (): void => undefined;
    answerUpload = (asked) =>
      new Promise<Answer>((resolve) => {
        release = () => resolve(save(asked));
      });
    const { user } = await open();
    await user.click(purpose('Using'));
    await user.click(clarity('2'));
    await user.click(send());
    await user.click(send());
    expect(send()).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByText(/^You answered on/)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('can be tried again when it does not load', async () => {
    stub.restore();
    let broken = true;
    stub = stubFetch(({ url }) =>
      url === '/api/user/survey' && broken ? { status: 500 } : { body: { survey: null } },
    );
    const { user } = renderPage(<Survey account="sub-1" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your answers');
    expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error has occurred.');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Survey' })).toBeVisible();
  });
});
