import 'package:flutter/material.dart';
import 'package:webview_flutter/webview_flutter.dart';

import 'loan_actions.dart';
import 'loan_shell.dart';
import 'loan_trouble.dart';

const _origin = 'https://loans.example';

/// The loan app in Flutter, over webview_flutter.
class LoanPage extends StatefulWidget {
  const LoanPage({super.key, required this.address, required this.openNative, this.isSessionClosed = false});

  /// An address of the app, with the session and device in its query.
  final Uri address;

  final OpenNative openNative;

  /// The borrower has logged out, or another one logs in. A new [address] starts a new session.
  final bool isSessionClosed;

  @override
  State<LoanPage> createState() => _LoanPageState();
}

class _LoanPageState extends State<LoanPage> with WidgetsBindingObserver {
  late final _view = WebViewController()
    ..setJavaScriptMode(JavaScriptMode.unrestricted)
    // The channel is the object itself: window.loanShellLegacy.postMessage(text). It reports no origin, so the page's address is compared.
    ..addJavaScriptChannel('loanShellLegacy',
        onMessageReceived: (message) async => _shell.hear(message.message, await _view.currentUrl()))
    ..setNavigationDelegate(NavigationDelegate(
      onPageStarted: (_) => _shell.pageStarted(),
      onNavigationRequest: (request) {
        // Agreements are shown in frames, which have no bridge.
        if (request.url.startsWith('$_origin/') || !request.isMainFrame) return NavigationDecision.navigate;
        openOutside(Uri.tryParse(request.url));
        return NavigationDecision.prevent;
      },
      onWebResourceError: (error) {
        if (mounted && (error.isForMainFrame ?? false)) setState(() => _hasFailed = true);
      },
    ));
  late final _shell = LoanShell(
    origin: _origin,
    run: (script) => _view.runJavaScript(script).ignore(),
    actions: loanActions((page, query) => widget.openNative(page, query), _close),
  );
  bool _hasFailed = false;

  @override
  void initState() {
    super.initState();
    WidgetsBinding.instance.addObserver(this);
    _shell.setSessionClosed(widget.isSessionClosed);
    _view.loadRequest(widget.address);
  }

  @override
  void didUpdateWidget(LoanPage old) {
    super.didUpdateWidget(old);
    _shell.setSessionClosed(widget.isSessionClosed);
    if (widget.address != old.address) _load();
  }

  @override
  void dispose() {
    WidgetsBinding.instance.removeObserver(this);
    super.dispose();
  }

  @override
  void didChangeAppLifecycleState(AppLifecycleState state) => _shell.setPaused(state != AppLifecycleState.resumed);

  // After a failed first load there is nothing to reload.
  void _load() {
    setState(() => _hasFailed = false);
    _view.loadRequest(widget.address);
  }

  void _close() => Navigator.of(context).pop();

  Future<void> _pressBack() async {
    if (await _shell.back() || !mounted) return;
    if (!_hasFailed && await _view.canGoBack()) return await _view.goBack();
    if (mounted) _close();
  }

  @override
  Widget build(BuildContext context) => PopScope(
        canPop: false,
        onPopInvokedWithResult: (didPop, _) => didPop ? null : _pressBack(),
        child: Scaffold(
          body: SafeArea(
            child: _hasFailed ? LoanTrouble(retry: _load) : WebViewWidget(controller: _view),
          ),
        ),
      );
}
