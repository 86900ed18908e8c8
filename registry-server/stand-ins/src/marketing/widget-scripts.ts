/** What a page of the shop loads of marketing: it speaks as the script of User.com does. */
export const WIDGET_SCRIPT = `(() => {
  const here = new URL(document.currentScript.src);
  const settings = window.civchat || {};
  const send = (kind, data) => fetch(new URL('api/events', here), {
    method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit',
    body: JSON.stringify({ kind, apiKey: settings.apiKey, page: location.pathname, data }),
  });
  document.cookie = '__ca__chat=stand-in; path=/; SameSite=Lax';
  window.userengage = (command, data) => void send(command, data);
  window.UE = { pageHit: (person) => void send('pageHit', person) };
  if (settings.state !== 'hidden') {
    const chat = document.createElement('button');
    chat.type = 'button';
    chat.textContent = 'Czat (zastępczy)';
    chat.style.cssText = 'position:fixed;inset:auto 1rem 1rem auto;z-index:10;padding:.75rem 1rem;border-radius:2rem;border:0;background:#1f5c4d;color:#fff;font:inherit';
    chat.onclick = () => { chat.textContent = 'To tylko usługa zastępcza'; send('widget.open', {}); };
    document.body.append(chat);
  }
  send('load', {});
  if (settings.onLoad) settings.onLoad();
})();
`;

/** A tag: it reads the data layer, and tells what it reads, with its place there: requests arrive in any order. */
export const TAG_SCRIPT = `(() => {
  const here = new URL(document.currentScript.src);
  const queue = (window.dataLayer = window.dataLayer || []);
  let place = 0;
  const send = (entry) => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    const data = isCommand ? Array.from(entry) : entry;
    return fetch(new URL('api/events', here), {
      method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit',
      body: JSON.stringify({ kind: 'tag', apiKey: here.searchParams.get('id'), page: location.pathname, place: place++, data }),
    });
  };
  queue.forEach(send);
  const push = queue.push.bind(queue);
  queue.push = (...entries) => { entries.forEach(send); return push(...entries); };
})();
`;
