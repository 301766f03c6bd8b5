import 'package:flutter/foundation.dart';
import 'package:webview_flutter/webview_flutter.dart';

import 'loan_links.dart';

/// A WebView for pages of the app: where it is, and whether that page could not be loaded.
class LoanView extends ChangeNotifier {
  LoanView(this._address, {required this.hear, required this.pageStarted}) {
    _open();
  }

  final void Function(String text, String? address) hear;
  final VoidCallback pageStarted;
  Uri _address;
  late WebViewController controller;
  bool hasFailed = false;

  void _open() {
    final view = controller = WebViewController();
    view
      ..setJavaScriptMode(JavaScriptMode.unrestricted)
      // The channel is the object itself: window.loanShellLegacy.postMessage(text). It reports no origin, so the page's address is compared.
      ..addJavaScriptChannel('loanShellLegacy',
          onMessageReceived: (message) async => hear(message.message, await view.currentUrl()))
      ..setNavigationDelegate(NavigationDelegate(
        onPageStarted: (_) => pageStarted(),
        onUrlChange: (change) {
          final url = change.url;
          if (url != null && isOurs(url)) _address = Uri.parse(url);
        },
        onNavigationRequest: (request) {
          // Agreements are shown in frames.
          if (isOurs(request.url) || !request.isMainFrame) return NavigationDecision.navigate;
          openOutside(request.url);
          return NavigationDecision.prevent;
        },
        onWebResourceError: (error) {
          // iOS reports our own refusals too: a cancelled load, and a policy that said no.
          final isRefusal = error.errorCode == -999 || error.errorCode == 102;
          if ((error.isForMainFrame ?? false) && !isRefusal) _show(failed: true);
        },
      ))
      ..loadRequest(_address);
  }

  void _show({required bool failed}) {
    hasFailed = failed;
    notifyListeners();
  }

  /// Opens the last page again, in a new WebView: the old one shows an error page with the address until the next page arrives.
  void retry() {
    pageStarted();
    _open();
    _show(failed: false);
  }

  /// Goes back in the history. Completes with false when there is no entry.
  Future<bool> goBack() async {
    if (hasFailed || !await controller.canGoBack()) return false;
    await controller.goBack();
    return true;
  }
}
