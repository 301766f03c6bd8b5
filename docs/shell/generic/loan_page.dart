import 'dart:async';
import 'dart:convert';

import 'package:flutter/material.dart';
import 'package:url_launcher/url_launcher.dart';
import 'package:webview_flutter/webview_flutter.dart';

const _origin = 'https://loans.example';
const _servicePhone = 'tel:+63281234567';
const _otherApps = {'https', 'tel', 'mailto', 'gcash', 'paymaya'};

/// The loan app in Flutter, over webview_flutter. [address] has the session and device in its query; [openNative] shows a native page by its name.
class LoanPage extends StatefulWidget {
  const LoanPage({super.key, required this.address, required this.openNative, this.isSessionClosed = false});

  final Uri address;
  final bool Function(String page) openNative;

  /// The borrower has logged out, or another one logs in: the page hides its figures and removes what it kept. A new [address] starts a new session.
  final bool isSessionClosed;

  @override
  State<LoanPage> createState() => _LoanPageState();
}

class _LoanPageState extends State<LoanPage> with WidgetsBindingObserver {
  late final WebViewController _view;
  Completer<bool>? _back;
  bool _isReady = false;
  bool _isPaused = false;
  bool _hasFailed = false;

  @override
  void initState() {
    super.initState();
    WidgetsBinding.instance.addObserver(this);
    _view = WebViewController()
      ..setJavaScriptMode(JavaScriptMode.unrestricted)
      // The channel is the object itself: window.loanShellLegacy.postMessage(text).
      ..addJavaScriptChannel('loanShellLegacy', onMessageReceived: (message) => _hear(message.message))
      ..setNavigationDelegate(NavigationDelegate(
        onPageStarted: (_) {
          _isReady = false;
          _forgetBack();
        },
        onNavigationRequest: (request) {
          final url = Uri.parse(request.url);
          if (!request.isMainFrame || url.origin == _origin && url.userInfo.isEmpty) return NavigationDecision.navigate;
          if (_otherApps.contains(url.scheme)) launchUrl(url, mode: LaunchMode.externalApplication);
          return NavigationDecision.prevent;
        },
        onWebResourceError: (error) {
          if (error.isForMainFrame ?? false) setState(() => _hasFailed = true);
        },
      ))
      ..loadRequest(widget.address);
  }

  @override
  void didUpdateWidget(LoanPage old) {
    super.didUpdateWidget(old);
    if (widget.isSessionClosed && !old.isSessionClosed) _tell('session.closed');
    if (widget.address == old.address) return;
    _hasFailed = false;
    _view.loadRequest(widget.address);
  }

  @override
  void dispose() {
    WidgetsBinding.instance.removeObserver(this);
    super.dispose();
  }

  @override
  void didChangeAppLifecycleState(AppLifecycleState state) {
    final isPaused = state != AppLifecycleState.resumed;
    if (isPaused == _isPaused) return;
    _isPaused = isPaused;
    if (isPaused) _tell('pause');
    // To the page, resume after the end of a session means that the borrower has logged in again.
    if (!isPaused && !widget.isSessionClosed) _tell('resume');
  }

  // Text in text: nothing of a message can become a script.
  void _say(Map<String, Object?> message) =>
      _view.runJavaScript('window.loanShellReceive?.(${jsonEncode(jsonEncode({'v': 1, ...message}))})');

  void _tell(String event) {
    if (_isReady) _say({'event': event, 'payload': <String, Object?>{}});
  }

  Future<void> _hear(String text) async {
    // The channel tells no origin: look where the page is.
    final url = Uri.tryParse(await _view.currentUrl() ?? '');
    if (url == null || !url.isScheme('https') || url.origin != _origin) return;
    final Object? message;
    try {
      message = jsonDecode(text);
    } on FormatException {
      return;
    }
    if (message is! Map || message['v'] != 1) return;
    final payload = message['payload'] is Map ? message['payload'] as Map : const {};
    switch (message['event']) {
      case 'ready':
        _isReady = true;
        _forgetBack();
        if (_isPaused) _tell('pause');
        if (widget.isSessionClosed) _tell('session.closed');
        return;
      case 'back.handled':
        _answerBack(payload['handled'] == true);
        return;
    }
    final id = message['id'];
    if (id is String) _perform(id, message['action'], payload);
  }

  void _perform(String id, Object? action, Map<Object?, Object?> payload) {
    void no(String reason) => _say({'id': id, 'ok': false, 'reason': reason});
    switch (action) {
      case 'capabilities':
        const known = ['capabilities', 'navigate', 'goPage', 'goHome', 'goMine', 'goLogin', 'closeWebView', 'callPhone', 'openExternal'];
        _say({'id': id, 'ok': true, 'result': {'actions': known}});
      case 'navigate' || 'goPage':
        final page = '${payload['to'] ?? payload['page']}'.split('?').first;
        if (!widget.openNative(page)) no('rejected');
      case 'goHome' || 'goMine' || 'goLogin':
        widget.openNative('$action'.substring(2).toLowerCase());
        Navigator.of(context).pop();
      case 'closeWebView':
        Navigator.of(context).pop();
      case 'callPhone':
        final number = '${payload['number']}'.replaceAll(RegExp(r'[^+\d]'), '');
        if (number.isEmpty) return no('rejected');
        launchUrl(Uri(scheme: 'tel', path: number));
      case 'openExternal':
        final url = Uri.tryParse('${payload['url']}');
        if (url == null || !{'https', 'http', 'mailto'}.contains(url.scheme)) return no('rejected');
        launchUrl(url, mode: LaunchMode.externalApplication);
      default:
        no('unsupported');
    }
  }

  void _answerBack(bool handled) {
    final back = _back;
    _back = null;
    back?.complete(handled);
  }

  // Another page never answers an earlier back, which then does nothing.
  void _forgetBack() => _answerBack(true);

  Future<void> _pressBack() async {
    if (_back != null) return;
    final back = _back = Completer<bool>();
    if (_isReady) {
      _tell('back');
    } else {
      _answerBack(false);
    }
    final handled = await back.future.timeout(const Duration(milliseconds: 400), onTimeout: () => false);
    if (identical(_back, back)) _back = null;
    if (handled || !mounted) return;
    if (await _view.canGoBack()) {
      await _view.goBack();
    } else if (mounted) {
      Navigator.of(context).pop();
    }
  }

  @override
  Widget build(BuildContext context) => PopScope(
        canPop: false,
        onPopInvokedWithResult: (didPop, _) {
          if (!didPop) _pressBack();
        },
        child: Scaffold(body: SafeArea(child: _hasFailed ? _trouble() : WebViewWidget(controller: _view))),
      );

  Widget _trouble() => Center(
        child: Column(mainAxisSize: MainAxisSize.min, children: [
          const Text('The page could not be loaded. Check your connection and try again.'),
          TextButton(
            onPressed: () {
              setState(() => _hasFailed = false);
              _view.reload();
            },
            child: const Text('Try again'),
          ),
          TextButton(onPressed: () => launchUrl(Uri.parse(_servicePhone)), child: const Text('Call us')),
        ]),
      );
}
