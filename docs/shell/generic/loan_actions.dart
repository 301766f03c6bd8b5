import 'package:url_launcher/url_launcher.dart';

import 'loan_shell.dart';

const _otherApps = {'https', 'tel', 'mailto', 'gcash', 'paymaya'};

/// Opens [url] outside of the page, if its scheme is [allowed]. Returns why it failed, or null.
String? openOutside(Uri? url, [Set<String> allowed = _otherApps]) {
  if (url == null || !allowed.contains(url.scheme)) return 'rejected';
  launchUrl(url, mode: LaunchMode.externalApplication).ignore();
  return null;
}

String? _call(Object? number) {
  final digits = '$number'.replaceAll(RegExp(r'[^+\d]'), '');
  return digits.isEmpty ? 'rejected' : openOutside(Uri(scheme: 'tel', path: digits));
}

/// Shows one of your own pages by its name, such as productDetail, with a query such as productId=7; returns false when there is none.
typedef OpenNative = bool Function(String page, String query);

/// What a page can ask for.
Map<String, LoanAction> loanActions(OpenNative openNative, void Function() close) {
  String? native(Object? to) {
    final [page, ...query] = '$to'.split('?');
    return openNative(page, query.join('?')) ? null : 'rejected';
  }

  LoanAction leave([String? page]) => (_) {
        if (page != null) openNative(page, '');
        close();
        return null;
      };
  return {
    'navigate': (payload) => native(payload['to']),
    'goPage': (payload) => native(payload['page']),
    'goHome': leave('home'),
    'goMine': leave('mine'),
    'goLogin': leave('login'),
    'closeWebView': leave(),
    'callPhone': (payload) => _call(payload['number']),
    'openExternal': (payload) => openOutside(Uri.tryParse('${payload['url']}'), {'https', 'http', 'mailto'}),
  };
}
