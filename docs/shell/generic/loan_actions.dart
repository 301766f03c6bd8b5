import 'loan_links.dart';
import 'loan_shell.dart';

/// Shows one of your own pages by its name, such as productDetail, with a query such as productId=7; returns false when there is none.
typedef OpenNative = bool Function(String page, String query);

/// What a page can ask for.
Map<String, LoanAction> loanActions(OpenNative openNative, void Function() close) {
  String? native(Object? to) {
    final [page, ...query] = '$to'.split('?');
    return openNative(page, query.join('?')) ? null : 'rejected';
  }

  // In this order: a navigator closes the page on top, which would be the one that was just opened.
  LoanAction leave([String? page]) => (_) {
        close();
        if (page != null) openNative(page, '');
        return null;
      };
  return {
    'navigate': (payload) => native(payload['to']),
    'goPage': (payload) => native(payload['page']),
    'goHome': leave('home'),
    'goMine': leave('mine'),
    'goLogin': leave('login'),
    'closeWebView': leave(),
    'callPhone': (payload) => call('${payload['number']}'),
    'openExternal': (payload) => openOutside('${payload['url']}', RegExp('^(https?|mailto):')),
  };
}
