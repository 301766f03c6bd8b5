import 'package:flutter/material.dart';

import 'loan_actions.dart';
import 'loan_body.dart';
import 'loan_links.dart';
import 'loan_shell.dart';
import 'loan_view.dart';

/// The loan app in Flutter, over webview_flutter. Another [address] starts a new session.
class LoanPage extends StatefulWidget {
  LoanPage({required this.address, required this.openNative, this.isSessionClosed = false}) : super(key: ValueKey(address));

  /// An address of the app, with the session and device in its query.
  final Uri address;
  final OpenNative openNative;

  /// The borrower has logged out, or another one logs in.
  final bool isSessionClosed;

  @override
  State<LoanPage> createState() => _LoanPageState();
}

class _LoanPageState extends State<LoanPage> {
  late final LoanView _view = LoanView(widget.address, hear: _shell.hear, pageStarted: _shell.pageStarted);
  late final LoanShell _shell = LoanShell(
    origin: origin,
    run: (script) => _view.controller.runJavaScript(script).ignore(),
    actions: loanActions((page, query) => widget.openNative(page, query), _close),
  );
  late final AppLifecycleListener _lifecycle;

  @override
  void initState() {
    super.initState();
    _lifecycle = AppLifecycleListener(onStateChange: (state) => _shell.setPaused(state != AppLifecycleState.resumed));
    _shell.setSessionClosed(widget.isSessionClosed);
  }

  @override
  void didUpdateWidget(LoanPage old) {
    super.didUpdateWidget(old);
    _shell.setSessionClosed(widget.isSessionClosed);
  }

  @override
  void dispose() {
    _lifecycle.dispose();
    super.dispose();
  }

  /// Only this page: a second request must not close the one below.
  void _close() => mounted && (ModalRoute.of(context)?.isCurrent ?? false) ? Navigator.of(context).pop() : null;

  Future<void> _pressBack() async {
    if (!await _shell.back() && mounted && !await _view.goBack()) _close();
  }

  @override
  Widget build(BuildContext context) => PopScope(
        canPop: false,
        onPopInvokedWithResult: (didPop, _) => didPop ? null : _pressBack(),
        child: Scaffold(body: SafeArea(child: LoanBody(_view))),
      );
}
