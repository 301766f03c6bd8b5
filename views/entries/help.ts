/* oxlint-disable unicorn/prefer-add-event-listener, no-var, prefer-const, prefer-arrow-callback, vars-on-top, func-names, object-shorthand, promise/no-promise-in-callback -- Short, and runs in browsers that know no newer syntax. */

/**
 * The page's fallback, inline in its head, without dependencies, for browsers of any age. It shows a message (views/help) when the browser is too
 * old, the app does not start within 15 seconds, or an exception ends it, and it sends the only report of an exception.
 */
import type { Environment } from '../../services/visit/environment.ts';

/** The app's context in the report of an exception: our own names, no personal data. */
export interface Whereabouts {
  route: string;
  states: Record<string, string>;
  events: string[];
}

export interface Collector {
  emit: (signal: 'logs' | 'metrics', records: object[]) => void;
  /** Without empty values. */
  attributes: (values: Record<string, string | null | undefined>) => object[];
}

declare global {
  interface Window {
    help?: {
      show: () => void;
      started: () => void;
      /** Once for each place that throws. */
      report: (error: unknown, whereabouts: Whereabouts) => void;
      collector?: Collector | undefined;
      /** Receives every uncaught exception; the app replaces it. */
      caught: (error: unknown) => void;
    };
  }
}

(function () {
  var html = document.documentElement;
  var block = document.getElementById('environment');
  var configured = JSON.parse((block && block.textContent) || '{}') as Partial<Environment>;
  var reportUrl = configured.reportUrl;
  var otlpUrl = configured.otlpUrl;
  // Chromium 111 and Safari 16.4 are the oldest browsers that the app's styles support. One with `CompressionStream` has `CSS.supports`.
  var isOld = !window.CompressionStream || !CSS.supports('color', 'color-mix(in srgb, red, red)');
  var words: Element | undefined;
  var isForGood = false;
  var reported = '';

  function draw() {
    var template = document.getElementById('help') as HTMLTemplateElement | null;
    var root = document.getElementById('root');
    if (words || !template || !root) return;
    // The app has set the document's language; if nothing of it ran, the URL decides.
    var asked = /[?&]lang=(\w+)/.exec(location.search);
    var inLanguage = template.content.querySelector('[lang="' + (asked ? asked[1] : html.lang) + '"]');
    var section = (inLanguage || template.content.firstElementChild) as Element;
    words = document.createElement('main');
    words.className = 'help';
    words.setAttribute('lang', section.getAttribute('lang') as string);
    words.setAttribute('data-state', 'crashed');
    section = section.cloneNode(true) as Element;
    // Announced, because it replaces the page's content.
    section.setAttribute('role', 'alert');
    words.appendChild(section);
    (words.querySelector('a') as HTMLAnchorElement).onclick = function () {
      location.reload();
      return false;
    };
    root.style.display = 'none';
    document.body.appendChild(words);
  }

  function show() {
    isForGood = true;
    // The body does not exist yet while the head's script runs.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', draw);
    else draw();
  }

  function send(url: string, mode: RequestMode, body: object) {
    var text = JSON.stringify(body);
    try {
      fetch(url, {
        method: 'POST',
        body: text,
        headers: mode === 'cors' ? { 'Content-Type': 'application/json' } : {},
        // `keepalive` sends it even during a reload; browsers limit it to 64 KiB. It contains nothing about the user.
        keepalive: text.length < 60000,
        credentials: 'omit',
        mode: mode,
      }).then(null, function () {});
    } catch (failure) {
      // Showing the message matters more.
      void failure;
    }
  }

  function attributes(values: Record<string, string | null | undefined>) {
    var list: object[] = [];
    for (var key in values) if (values[key]) list.push({ key: key, value: { stringValue: values[key] } });
    return list;
  }

  function emit(signal: 'logs' | 'metrics', records: object[]) {
    var isLog = signal === 'logs';
    var agent = navigator.userAgent;
    var chromium = /Chrome\/(\d+)/.exec(agent);
    var engine = chromium || /(?:Version\/|OS )(\d+[._]\d+)/.exec(agent);
    var scope: Record<string, unknown> = { scope: { name: 'page' } };
    scope[isLog ? 'logRecords' : 'metrics'] = records;
    var resource: Record<string, unknown> = {
      resource: {
        attributes: attributes({
          'service.name': configured.appName,
          'service.version': html.getAttribute('data-release'),
          'user_agent.name': chromium ? 'Chromium' : 'WebKit',
          'user_agent.version': engine && (engine[1] as string).replace('_', '.'),
        }),
      },
    };
    resource[isLog ? 'scopeLogs' : 'scopeMetrics'] = [scope];
    var request: Record<string, unknown> = {};
    request[isLog ? 'resourceLogs' : 'resourceMetrics'] = [resource];
    send(otlpUrl + '/v1/' + signal, 'cors', request);
  }

  function log(name: string, severity: number, values: Record<string, string | null | undefined>) {
    emit('logs', [
      {
        timeUnixNano: Date.now() + '000000',
        severityNumber: severity,
        eventName: name,
        body: { stringValue: name },
        attributes: attributes(values),
      },
    ]);
  }

  function report(error: unknown, whereabouts: Whereabouts) {
    var thrown = (error || {}) as Partial<Error>;
    var name = /^\w{1,40}$/.test(thrown.name || '') ? thrown.name : 'unknown';
    // The message is in the stack too, and may name a person.
    var stack = String(thrown.stack || '').replace(String(thrown.message), '');
    var place = (/[\w.-]+\.js:\d+:\d+/.exec(stack) || [''])[0];
    if (reported.indexOf(name + place) >= 0) return;
    reported += ' ' + name + place;
    if (otlpUrl) {
      var values: Record<string, string | undefined> = {
        'exception.type': name,
        'exception.stacktrace': place,
        'app.route': whereabouts.route,
        'app.events': whereabouts.events.join(' '),
      };
      for (var machine in whereabouts.states) values['app.state.' + machine] = whereabouts.states[machine];
      log('exception', 17, values);
    }
    if (!reportUrl) return;
    send(reportUrl, 'no-cors', {
      release: html.getAttribute('data-release'),
      route: whereabouts.route,
      states: whereabouts.states,
      events: whereabouts.events,
      error: { name: name, place: place },
    });
  }

  var timer = window.setTimeout(function () {
    // A prerendered page can be read without the app, if it is in the right language and has its styles.
    var isWritten = document.querySelector('.written') && html.getAttribute('data-page') !== 'other';
    var late = document.querySelectorAll('head link[rel=stylesheet]');
    for (var index = 0; index < late.length; index += 1) {
      var link = late[index] as HTMLLinkElement;
      if (link.sheet) continue;
      // A pending stylesheet blocks rendering, and without it the page is unusable.
      (link.parentNode as Node).removeChild(link);
      isWritten = false;
      isForGood = true;
    }
    if (!isWritten) draw();
  }, 15000);

  window.ononline = function () {
    // Nothing was typed or sent before the app has started.
    if (isForGood && timer) location.reload();
  };

  window.help = {
    show: show,
    report: report,
    collector: otlpUrl ? { emit: emit, attributes: attributes } : undefined,
    started: function () {
      clearTimeout(timer);
      timer = 0;
      var root = document.getElementById('root');
      if (isForGood || !words || !root) return;
      words.remove();
      words = undefined;
      root.style.display = '';
    },
    caught: function (error) {
      report(error, { route: '', states: {}, events: [] });
      show();
    },
  };

  window.addEventListener(
    'error',
    function (event) {
      var lost = event.target as Partial<HTMLScriptElement & HTMLLinkElement>;
      // A script of the app or a stylesheet failed to load. A failed prefetch may succeed later, and the app needs no figure.
      if ((lost.type === 'module' && lost.id !== 'figure') || lost.rel === 'stylesheet') show();
      // Without an error it is not our exception: a notice of the browser, or a script of the shell.
      else if (event.error && window.help) window.help.caught(event.error);
    },
    true,
  );
  window.addEventListener('unhandledrejection', function (event) {
    if (window.help) window.help.caught(event.reason);
  });
  if (otlpUrl && !configured.policyReportUrl)
    window.addEventListener('securitypolicyviolation', function (event) {
      // No URL: only the origin of the blocked resource, and the script that requested it.
      var script = /[\w.-]+\.js$/.exec(event.sourceFile);
      var blocked = /^[a-z-]+$|^\w+:(\/\/[^/?#]*)?/.exec(event.blockedURI);
      var place = script ? script[0] + ':' + event.lineNumber : '';
      var key = event.effectiveDirective + blocked + place;
      if (reported.indexOf(key) >= 0) return;
      reported += ' ' + key;
      log('securitypolicyviolation', 13, {
        'policy.directive': event.effectiveDirective,
        'policy.blocked': blocked && blocked[0],
        'policy.place': place,
      });
    });
  if (isOld) show();
})();
