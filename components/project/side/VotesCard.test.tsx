import { screen, waitFor } from '@testing-library/react';
import type { Votes } from '@/contracts/site/votes';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { VotesCard } from './VotesCard';

const makeVotes = (given: Partial<Votes> = {}): Votes => ({
  id: 'example',
  yes: 3,
  no: 1,
  yesPercentage: 75,
  yesLowerBound: 30.1,
  vote: null,
  ...given,
});
const yes = () => screen.getByRole('button', { name: 'Yes' });
const no = () => screen.getByRole('button', { name: 'No' });

/** For the eye only: the words beside it say the same. */
const bar = () => document.querySelector('.bar[aria-hidden="true"]')!;

let stub: ReturnType<typeof stubFetch>;
const answer = (
  read: Answer,
  cast: (asked: Asked) => Answer | Promise<Answer> = () => ({ status: 500 }),
) => {
  stub = stubFetch((asked) =>
    asked.url === '/api/visits'
      ? { ...read, ...(read.body !== undefined && { body: { views: 1, votes: read.body } }) }
      : asked.url.startsWith('/api/projects/vote')
        ? asked.method === 'POST'
          ? cast(asked)
          : read
        : { body: { accepted: true } },
  );
};
afterEach(() => stub.restore());

describe('votes', () => {
  it('shows how many voted, and says that votes never enter the score', async () => {
    answer({ body: makeVotes() });
    renderPage(<VotesCard projectId="example" />);
    expect(await screen.findByText('3 yes, 1 no')).toBeInTheDocument();
    expect(screen.getByText(/never enter the security score/)).toBeInTheDocument();
    expect(yes()).toHaveAttribute('aria-pressed', 'false');
  });

  it('says when there are no votes', async () => {
    answer({ body: makeVotes({ yes: 0, no: 0, yesPercentage: null, yesLowerBound: null }) });
    renderPage(<VotesCard projectId="example" />);
    expect(await screen.findByText('No votes yet')).toBeInTheDocument();
    expect(screen.queryByText(/0 yes/)).not.toBeInTheDocument();
  });

  it.each([
    ['1 vote: too few to say', { yes: 1, no: 0, yesPercentage: 100, yesLowerBound: 20.6 }],
    ['9 votes: too few to say', { yes: 9, no: 0, yesPercentage: 100, yesLowerBound: 70 }],
  ])('leaves the bar empty where it says "%s"', async (words, given) => {
    answer({ body: makeVotes(given) });
    renderPage(<VotesCard projectId="example" />);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(bar().children).toHaveLength(0);
    expect(screen.queryByText(/at least/i)).not.toBeInTheDocument();
  });

  it('fills the bar to the lower bound, not to the share, and says what that is', async () => {
    answer({ body: makeVotes({ yes: 10, no: 0, yesPercentage: 100, yesLowerBound: 72.2 }) });
    renderPage(<VotesCard projectId="example" />);
    expect(await screen.findByText('At least 72% yes')).toBeInTheDocument();
    expect(screen.getByText('10 yes, 0 no')).toBeInTheDocument();
    expect(screen.getByText(/low end of the 95% interval/)).toBeInTheDocument();
    const [light, full] = bar().children;
    expect(light).toHaveStyle({ width: '100%' });
    expect(full).toHaveStyle({ width: '72.2%' });
  });

  it('casts a vote, presses its button and shows what the server counts', async () => {
    answer({ body: makeVotes() }, () => ({
      body: makeVotes({ yes: 5, yesPercentage: 83.3, vote: true }),
    }));
    const { user } = renderPage(<VotesCard projectId="example" />);
    await screen.findByText('3 yes, 1 no');
    await user.click(yes());
    expect(await screen.findByText('5 yes, 1 no')).toBeInTheDocument();
    expect(yes()).toHaveAttribute('aria-pressed', 'true');
    expect(stub.asked.at(-1)).toEqual({
      url: '/api/projects/vote',
      method: 'POST',
      body: { id: 'example', vote: true },
    });
  });

  it('shows the vote before the server has answered', async () => {
    let release = (_: Answer): void => undefined;
    answer(
      { body: makeVotes() },
      () =>
        new Promise<Answer>((resolve) => {
          release = resolve;
        }),
    );
    const { user } = renderPage(<VotesCard projectId="example" />);
    await screen.findByText('3 yes, 1 no');
    await user.click(no());
    expect(await screen.findByText('3 yes, 2 no')).toBeInTheDocument();
    expect(no()).toHaveAttribute('aria-pressed', 'true');
    release({ body: makeVotes({ yes: 7, no: 5, yesLowerBound: 31.9, vote: false }) });
    expect(await screen.findByText('At least 31% yes')).toBeInTheDocument();
  });

  describe('changed before the server has answered', () => {
    const cast = async () => {
      const answers: ((given: Answer) => void)[] = [];
      answer(
        { body: makeVotes({ yes: 4, yesPercentage: 80, vote: true }) },
        () =>
          new Promise<Answer>((resolve) => {
            answers.push(resolve);
          }),
      );
      const { user } = renderPage(<VotesCard projectId="example" />);
      await screen.findByText('4 yes, 1 no');
      await user.click(no());
      await user.click(yes());
      await user.click(no());
      expect(no()).toHaveAttribute('aria-pressed', 'true');
      return answers;
    };
    const votesCast = () =>
      stub.asked
        .filter(({ method, url }) => method === 'POST' && url === '/api/projects/vote')
        .map(({ body }) => (body as { vote: boolean }).vote);
    const taken: Answer = { body: makeVotes({ yes: 3, no: 2, yesPercentage: 61, vote: false }) };

    it('is sent after the votes before it, and is the one that counts', async () => {
      const answers = await cast();
      await waitFor(() => expect(votesCast()).toEqual([false]));
      answers[0]!({ status: 500 });
      await waitFor(() => expect(votesCast()).toEqual([false, true]));
      answers[1]!({ body: makeVotes({ yes: 4, yesPercentage: 80, vote: true }) });
      await waitFor(() => expect(votesCast()).toEqual([false, true, false]));
      expect(no()).toHaveAttribute('aria-pressed', 'true');
      answers[2]!(taken);
      expect(await screen.findByText('3 yes, 2 no')).toBeInTheDocument();
      expect(no()).toHaveAttribute('aria-pressed', 'true');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it("shows the server's count when the last of them is refused", async () => {
      const answers = await cast();
      await waitFor(() => expect(answers).toHaveLength(1));
      answers[0]!(taken);
      await waitFor(() => expect(answers).toHaveLength(2));
      answers[1]!({ body: makeVotes({ yes: 4, yesPercentage: 80, vote: true }) });
      await waitFor(() => expect(answers).toHaveLength(3));
      answers[2]!({ status: 500 });
      expect(await screen.findByRole('alert')).toBeInTheDocument();
      await waitFor(() => expect(yes()).toHaveAttribute('aria-pressed', 'true'));
      expect(stub.asked.at(-1)).toMatchObject({ method: 'GET' });
    });
  });

  it('lets a visitor change their mind', async () => {
    answer({ body: makeVotes({ vote: true }) }, () => ({
      body: makeVotes({ yes: 2, no: 2, yesPercentage: 50, vote: false }),
    }));
    const { user } = renderPage(<VotesCard projectId="example" />);
    await waitFor(() => expect(yes()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(no());
    expect(await screen.findByText('2 yes, 2 no')).toBeInTheDocument();
    expect(yes()).toHaveAttribute('aria-pressed', 'false');
  });

  it('sends the same vote once', async () => {
    answer({ body: makeVotes({ vote: true }) });
    const { user } = renderPage(<VotesCard projectId="example" />);
    await waitFor(() => expect(yes()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(yes());
    expect(stub.asked.map(({ url }) => url)).toEqual(['/api/visits']);
  });

  it('takes a vote back that was not accepted, and says why', async () => {
    answer({ body: makeVotes() }, () => ({
      status: 429,
      body: { error: { code: 'rate-limited', message: 'x' } },
    }));
    const { user } = renderPage(<VotesCard projectId="example" />);
    await screen.findByText('3 yes, 1 no');
    await user.click(yes());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many requests. Please wait a moment and try again.',
    );
    expect(screen.getByText('3 yes, 1 no')).toBeInTheDocument();
    expect(yes()).toHaveAttribute('aria-pressed', 'false');
  });

  it('says when the votes cannot be read', async () => {
    answer({ status: 503 });
    renderPage(<VotesCard projectId="example" />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unknown error has occurred. Please try again later.',
    );
  });
});
