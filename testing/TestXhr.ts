/** The parts of XMLHttpRequest that configcat-js uses; subclasses answer. */
export class TestXhr {
  onreadystatechange?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  timeout = 0;
  url = '';

  open(_method: string, url: string): void {
    this.url = url;
  }

  protected finish(
    answer: Pick<TestXhr, 'status' | 'responseText'> & { statusText?: string },
  ): void {
    Object.assign(this, answer, { readyState: 4 });
    this.onreadystatechange?.();
  }
}
