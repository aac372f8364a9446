import { render, screen } from '@testing-library/react';
import { PageHead } from './PageHead';

describe('PageHead', () => {
  it('names the site and the address on paper, where header and footer are not printed', () => {
    const canonical = 'https://plumbline.example/status';
    render(
      <PageHead title="State of the data" description="What we have." canonical={canonical} />,
    );
    expect(screen.getByText(`Plumbline · ${canonical}`)).toBeInTheDocument();
  });

  it('names the site alone where a page has no lasting address', () => {
    render(<PageHead title="Log in" description="Log in." />);
    expect(screen.getByText('Plumbline')).toBeInTheDocument();
  });
});
