Feature: landing

  Scenario: full 1
    Given landing is opened (plain)
    Then page landing and template loading and visit opening (The ledger says what is open, before the form is.) and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'exception noticed'
    Then page crashed (Something threw. Plain words stand in place of the page; whatever leads elsewhere loads it anew.) and template loading and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'exception noticed'
    Then page crashed and template loading and visit opening and way here and connection online
    When the person does 'toast dismissed'
    Then page crashed and template loading and visit opening and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page crashed and template loading and visit opening and way here and connection online
    When the browser does 'address changed' (download)
    Then page crashed and template loading and visit opening and way here and connection online
    When the browser does 'address changed' (landing)
    Then page crashed and template loading and visit opening and way here and connection online
    When watch release says 'same'
    Then page crashed and template loading and visit opening and way here and connection online
    When watch release says 'paused'
    Then page closed (The lender has paused registering: it says so, and looks again when it is asked to.) and template loading and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (agreement)
    Then page closed and template loading and visit opening and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page closed and template loading and visit opening and way here and connection online
    When the browser does 'address changed' (download)
    Then page closed and template loading and visit opening and way here and connection online
    When the browser does 'address changed' (landing)
    Then page closed and template loading and visit opening and way here and connection online
    When the person tries again
    Then page closed and template loading and visit opening and way here and connection online
    When watch release says 'same'
    Then page landing and template loading and visit opening and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template loading and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template loading and visit opening and way here and connection online
    When the browser does 'address changed' (download)
    Then page download and template loading and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template loading and visit opening and way here and connection online
    When the browser does 'address changed' (landing)
    Then page landing and template loading and visit opening and way here and connection online
    When the browser does 'address changed' (landing)
    Then page landing and template loading and visit opening and way here and connection online
    When ledger says 'opened'
    Then page landing and template loading and visit registering free and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template loading and visit registering free and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'address changed' (landing)
    Then page landing and template loading and visit registering free and way here and connection online
    When ledger says 'opened'
    Then page landing and template loading and visit registering free and way here and connection online
    When watch connection says 'restored'
    Then page landing and template loading and visit registering free and way here and connection online
    When watch release says 'other'
    Then page landing and template loading and visit registering free and way here and connection online
    When load template says 'ok'
    Then page landing and template ready and visit registering free and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'exception noticed'
    Then page crashed and template ready and visit registering free and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When watch release says 'paused'
    Then page closed and template ready and visit registering free and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When watch release says 'paused'
    Then page closed and template ready and visit registering free and way here and connection online
    When watch release says 'other'
    Then page landing and template ready and visit registering free and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template ready and visit registering free and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template ready and visit registering free and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When watch connection says 'lost'
    Then page download and template ready and visit registering free and way here and connection offline (The device says that it has no connection; a notice says so.)
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the browser does 'address changed' (landing)
    Then page landing and template ready and visit registering free and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When watch connection says 'restored'
    Then page landing and template ready and visit registering free and way here and connection online
    When registration says 'registered'
    Then page landing and template ready and visit settled (The visitor is registered; what is left is to get the app.) and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'exception noticed'
    Then page crashed and template ready and visit settled and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When watch release says 'paused'
    Then page closed and template ready and visit settled and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (agreement)
    Then page closed and template ready and visit settled and way here and connection online
    When watch release says 'same'
    Then page agreement loading and template ready and visit settled and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template ready and visit settled and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When watch connection says 'lost'
    Then page download and template ready and visit settled and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the browser does 'address changed' (landing)
    Then page landing and template ready and visit settled and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the person goes on to the download
    Then page landing and template ready and visit settled and way here and connection offline
    When the browser does 'address changed' (download)
    Then page download and template ready and visit settled and way here and connection offline
    When download says 'script'
    Then page download and template ready and visit settled and way here and connection offline
    When watch connection says 'restored'
    Then page download and template ready and visit settled and way here and connection online
    When download says 'https'
    Then page download and template ready and visit settled and way leaving (Until another page of the promotion is on show, or it took too long; a second way out is dropped.) and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'; download says 'https'; download says 'ownPage'; download says 'script'
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template ready and visit settled and way here and connection online
    When load agreement says 'ok'
    Then page agreement shown and template ready and visit settled and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template ready and visit settled and way here and connection online
    When download says 'ownPage'
    Then page download and template ready and visit settled and way leaving and connection online
    When the browser does 'address changed' (download)
    Then page download and template ready and visit settled and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template ready and visit settled and way here and connection online
    When load agreement says 'cut'
    Then page agreement missing (A chunk did not come: is another release served by now?) and template ready and visit settled and way here and connection online
    And nothing comes of it: watch connection says 'restored'
    When watch release says 'same'
    Then page agreement failed and template ready and visit settled and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the person tries again to read the agreement
    Then page agreement loading and template ready and visit settled and way here and connection online
    When 60 s pass
    Then page agreement failed and template ready and visit settled and way here and connection online
    When watch connection says 'restored'
    Then page agreement loading and template ready and visit settled and way here and connection online

  Scenario: full 2
    Given landing is opened (counted)
    Then page landing and template loading and visit opening (The ledger says what is open, before the form is.) and way here and connection online
    When the browser does 'address changed' (landing)
    Then page landing and template loading and visit opening and way here and connection online
    When load template says 'ok'
    Then page landing and template ready and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'exception noticed'
    Then page crashed (Something threw. Plain words stand in place of the page; whatever leads elsewhere loads it anew.) and template ready and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When watch release says 'paused'
    Then page closed (The lender has paused registering: it says so, and looks again when it is asked to.) and template ready and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (agreement)
    Then page closed and template ready and visit opening and way here and connection online
    When watch release says 'same'
    Then page agreement loading and template ready and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template ready and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When ledger says 'opened'
    Then page download and template ready and visit elsewhere and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (landing)
    Then page landing and template ready and visit registering free and way here and connection online
    When registration says 'registered'
    Then page landing and template ready and visit settled (The visitor is registered; what is left is to get the app.) and way here and connection online

  Scenario: full 3
    Given landing is opened (staying)
    Then page landing and template loading and visit opening (The ledger says what is open, before the form is.) and way here and connection online
    When load template says 'refused'
    Then page landing and template failed (The template did not arrive; registering works without it.) and visit opening and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template failed and visit opening and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the person tries again
    Then page download and template loading and visit opening and way here and connection online
    When load template says 'cut'
    Then page download and template failed and visit opening and way here and connection online
    When watch connection says 'restored'
    Then page download and template loading and visit opening and way here and connection online
    When 60 s pass
    Then page download and template failed and visit opening and way here and connection online
    When the person tries again
    Then page download and template loading and visit opening and way here and connection online
    When load template says 'ok'
    Then page download and template ready and visit opening and way here and connection online
    When watch connection says 'lost'
    Then page download and template ready and visit opening and way here and connection offline (The device says that it has no connection; a notice says so.)
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the browser does 'address changed' (landing)
    Then page landing and template ready and visit opening and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template ready and visit opening and way here and connection offline
    When watch connection says 'restored'
    Then page download and template ready and visit opening and way here and connection online
    When download says 'https'
    Then page download and template ready and visit opening and way leaving (Until another page of the promotion is on show, or it took too long; a second way out is dropped.) and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'; download says 'https'; download says 'ownPage'; download says 'script'
    When the browser does 'address changed' (landing)
    Then page landing and template ready and visit opening and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template ready and visit opening and way here and connection online
    When load agreement says 'ok'
    Then page agreement shown and template ready and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When watch release says 'paused'
    Then page closed (The lender has paused registering: it says so, and looks again when it is asked to.) and template ready and visit opening and way here and connection online
    When watch release says 'other'
    Then page agreement loading and template ready and visit opening and way here and connection online
    When load agreement says 'cut'
    Then page agreement missing (A chunk did not come: is another release served by now?) and template ready and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'
    When watch release says 'same'
    Then page agreement failed and template ready and visit opening and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template ready and visit opening and way here and connection online
    When watch release says 'paused'
    Then page closed and template ready and visit opening and way here and connection online
    When watch release says 'same'
    Then page download and template ready and visit opening and way here and connection online
    When watch release says 'paused'
    Then page closed and template ready and visit opening and way here and connection online
    When watch release says 'other'
    Then page download and template ready and visit opening and way here and connection online
    When download says 'https'
    Then page download and template ready and visit opening and way leaving and connection online
    When 5 s pass
    Then page download and template ready and visit opening and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template ready and visit opening and way here and connection online
    When load agreement says 'cut'
    Then page agreement missing and template ready and visit opening and way here and connection online
    When watch release says 'paused'
    Then page agreement failed and template ready and visit opening and way here and connection online
    When the browser does 'address changed' (landing)
    Then page landing and template ready and visit opening and way here and connection online
    When ledger says 'opened'
    Then page landing and template ready and visit registering free and way here and connection online
    When registration says 'registered'
    Then page landing and template ready and visit settled (The visitor is registered; what is left is to get the app.) and way here and connection online

  Scenario: full 4
    Given landing is opened (onDownload)
    Then page download and template loading and visit opening (The ledger says what is open, before the form is.) and way here and connection online
    When load template says 'ok'
    Then page download and template ready and visit opening and way here and connection online
    When download says 'https'
    Then page download and template ready and visit opening and way leaving (Until another page of the promotion is on show, or it took too long; a second way out is dropped.) and connection online
    When the browser does 'address changed' (download)
    Then page download and template ready and visit opening and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template ready and visit opening and way here and connection online
    When load agreement says 'cut'
    Then page agreement missing (A chunk did not come: is another release served by now?) and template ready and visit opening and way here and connection online
    When watch release says 'other'
    Then page agreement reloading (The page is loaded anew for another release; what was typed is kept.) and template ready and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When 5 s pass
    Then page agreement failed and template ready and visit opening and way here and connection online
    When the browser does 'address changed' (landing)
    Then page landing and template ready and visit opening and way here and connection online
    When ledger says 'opened'
    Then page landing and template ready and visit registering free and way here and connection online
    When registration says 'recognised'
    Then page landing and template ready and visit settled (The visitor is registered; what is left is to get the app.) and way here and connection online

  Scenario: full 5
    Given landing is opened (plain)
    Then page landing and template loading and visit opening (The ledger says what is open, before the form is.) and way here and connection online
    When watch connection says 'lost'
    Then page landing and template loading and visit opening and way here and connection offline (The device says that it has no connection; a notice says so.)
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template loading and visit opening and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When load template says 'refused'
    Then page download and template failed (The template did not arrive; registering works without it.) and visit opening and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the browser does 'address changed' (landing)
    Then page landing and template failed and visit opening and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template failed and visit opening and way here and connection offline
    When watch connection says 'restored'
    Then page download and template loading and visit opening and way here and connection online
    When ledger says 'opened'
    Then page download and template loading and visit elsewhere and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When load template says 'refused'
    Then page download and template failed and visit elsewhere and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'address changed' (landing)
    Then page landing and template failed and visit registering free and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template failed and visit registering free and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When registration says 'registered'
    Then page download and template failed and visit settled (The visitor is registered; what is left is to get the app.) and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'address changed' (landing)
    Then page landing and template failed and visit settled and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the person tries again
    Then page landing and template loading and visit settled and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template loading and visit settled and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When load template says 'ok'
    Then page download and template ready and visit settled and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template ready and visit settled and way here and connection online
    When load agreement says 'cut'
    Then page agreement missing (A chunk did not come: is another release served by now?) and template ready and visit settled and way here and connection online
    When watch release says 'other'
    Then page agreement reloading (The page is loaded anew for another release; what was typed is kept.) and template ready and visit settled and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template ready and visit settled and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template ready and visit settled and way here and connection online
    When load agreement says 'cut'
    Then page agreement missing and template ready and visit settled and way here and connection online
    When watch release says 'missed'
    Then page agreement failed and template ready and visit settled and way here and connection online
    When the person tries again to read the agreement
    Then page agreement loading and template ready and visit settled and way here and connection online
    When load agreement says 'cut'
    Then page agreement missing and template ready and visit settled and way here and connection online
    When 12 s pass
    Then page agreement failed and template ready and visit settled and way here and connection online

  Scenario: full 6
    Given landing is opened (plain)
    Then page landing and template loading and visit opening (The ledger says what is open, before the form is.) and way here and connection online
    When the browser does 'exception noticed'
    Then page crashed (Something threw. Plain words stand in place of the page; whatever leads elsewhere loads it anew.) and template loading and visit opening and way here and connection online
    When load template says 'refused'
    Then page crashed and template failed (The template did not arrive; registering works without it.) and visit opening and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When watch release says 'paused'
    Then page closed (The lender has paused registering: it says so, and looks again when it is asked to.) and template failed and visit opening and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the person tries again
    Then page closed and template loading and visit opening and way here and connection online
    When load template says 'ok'
    Then page closed and template ready and visit opening and way here and connection online
    When watch connection says 'lost'
    Then page closed and template ready and visit opening and way here and connection offline (The device says that it has no connection; a notice says so.)
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the browser does 'exception noticed'
    Then page crashed and template ready and visit opening and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When watch connection says 'restored'
    Then page crashed and template ready and visit opening and way here and connection online
    When ledger says 'opened'
    Then page crashed and template ready and visit registering free and way here and connection online
    When registration says 'settles'
    Then page crashed and template ready and visit registering free and way here and connection online
    When registration says 'says'
    Then page crashed and template ready and visit registering free and way here and connection online
    When registration says 'counts'
    Then page crashed and template ready and visit registering free and way here and connection online
    When watch screen says 'held'
    Then page crashed and template ready and visit registering held (A registration is on its way: even back waits for its end.) and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When watch release says 'paused'
    Then page closed and template ready and visit registering held and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When watch release says 'same'
    Then page landing and template ready and visit registering held and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template ready and visit registering held and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template ready and visit registering held and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When watch connection says 'lost'
    Then page download and template ready and visit registering held and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the browser does 'address changed' (landing)
    Then page landing and template ready and visit registering held and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When watch screen says 'held'
    Then page landing and template ready and visit registering held and way here and connection offline
    When watch screen says 'freed'
    Then page landing and template ready and visit registering free and way here and connection offline
    When watch screen says 'freed'
    Then page landing and template ready and visit registering free and way here and connection offline
    When watch screen says 'taken'
    Then page landing and template ready and visit registering free and way here and connection offline
    When watch screen says 'held'
    Then page landing and template ready and visit registering held and way here and connection offline
    When watch screen says 'taken'
    Then page landing and template ready and visit registering free and way here and connection offline
    When the browser does 'address changed' (download)
    Then page download and template ready and visit registering free and way here and connection offline
    When watch connection says 'restored'
    Then page download and template ready and visit registering free and way here and connection online
    When download says 'https'
    Then page download and template ready and visit registering free and way leaving (Until another page of the promotion is on show, or it took too long; a second way out is dropped.) and connection online
    And nothing comes of it: watch release says 'missed'; download says 'https'; download says 'ownPage'; download says 'script'
    When watch screen says 'held'
    Then page download and template ready and visit registering held and way leaving and connection online
    And nothing comes of it: watch release says 'missed'; download says 'https'; download says 'ownPage'; download says 'script'
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template ready and visit registering held and way here and connection online
    When load agreement says 'ok'
    Then page agreement shown and template ready and visit registering held and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When watch screen says 'freed'
    Then page agreement shown and template ready and visit registering free and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'exception noticed'
    Then page crashed and template ready and visit registering free and way here and connection online
    When the browser does 'address changed' (landing)
    Then page crashed and template ready and visit registering free and way here and connection online
    When watch release says 'paused'
    Then page closed and template ready and visit registering free and way here and connection online
    When the browser does 'address changed' (landing)
    Then page closed and template ready and visit registering free and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page closed and template ready and visit registering free and way here and connection online
    When watch release says 'same'
    Then page agreement loading and template ready and visit registering free and way here and connection online
    When 60 s pass
    Then page agreement failed and template ready and visit registering free and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When watch screen says 'held'
    Then page agreement failed and template ready and visit registering held and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the person tries again to read the agreement
    Then page agreement loading and template ready and visit registering held and way here and connection online
    When load agreement says 'cut'
    Then page agreement missing (A chunk did not come: is another release served by now?) and template ready and visit registering held and way here and connection online
    When watch release says 'other'
    Then page agreement reloading (The page is loaded anew for another release; what was typed is kept.) and template ready and visit registering held and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When watch screen says 'freed'
    Then page agreement reloading and template ready and visit registering free and way here and connection online
    And nothing comes of it: watch release says 'missed'

  Scenario: full 7
    Given landing is opened (plain)
    Then page landing and template loading and visit opening (The ledger says what is open, before the form is.) and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template loading and visit opening and way here and connection online
    When load template says 'refused'
    Then page agreement loading and template failed (The template did not arrive; registering works without it.) and visit opening and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When load agreement says 'ok'
    Then page agreement shown and template failed and visit opening and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When watch connection says 'restored'
    Then page agreement shown and template loading and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template loading and visit opening and way here and connection online
    When download says 'https'
    Then page download and template loading and visit opening and way leaving (Until another page of the promotion is on show, or it took too long; a second way out is dropped.) and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'; download says 'https'; download says 'ownPage'; download says 'script'
    When load template says 'refused'
    Then page download and template failed and visit opening and way leaving and connection online
    And nothing comes of it: watch release says 'missed'; download says 'https'; download says 'ownPage'; download says 'script'
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template failed and visit opening and way here and connection online
    When 60 s pass
    Then page agreement failed and template failed and visit opening and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When watch connection says 'restored'
    Then page agreement loading and template loading and visit opening and way here and connection online
    When load agreement says 'cut'
    Then page agreement missing (A chunk did not come: is another release served by now?) and template loading and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'
    When watch release says 'same'
    Then page agreement failed and template loading and visit opening and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When load template says 'ok'
    Then page agreement failed and template ready and visit opening and way here and connection online
    When ledger says 'opened'
    Then page agreement failed and template ready and visit elsewhere and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'exception noticed'
    Then page crashed (Something threw. Plain words stand in place of the page; whatever leads elsewhere loads it anew.) and template ready and visit elsewhere and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When watch release says 'paused'
    Then page closed (The lender has paused registering: it says so, and looks again when it is asked to.) and template ready and visit elsewhere and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (landing)
    Then page closed and template ready and visit registering free and way here and connection online

  Scenario: full 8
    Given landing is opened (plain)
    Then page landing and template loading and visit opening (The ledger says what is open, before the form is.) and way here and connection online
    When ledger says 'opened'
    Then page landing and template loading and visit registering free and way here and connection online
    When watch screen says 'held'
    Then page landing and template loading and visit registering held (A registration is on its way: even back waits for its end.) and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template loading and visit registering held and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When load template says 'refused'
    Then page download and template failed (The template did not arrive; registering works without it.) and visit registering held and way here and connection online
    And nothing comes of it: watch release says 'missed'
    When the browser does 'address changed' (landing)
    Then page landing and template failed and visit registering held and way here and connection online
    And nothing comes of it: watch release says 'missed'

  Scenario: full 9
    Given landing is opened (plain)
    Then page landing and template loading and visit opening (The ledger says what is open, before the form is.) and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template loading and visit opening and way here and connection online
    When load template says 'ok'
    Then page agreement loading and template ready and visit opening and way here and connection online
    When ledger says 'opened'
    Then page agreement loading and template ready and visit elsewhere and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When load agreement says 'ok'
    Then page agreement shown and template ready and visit elsewhere and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template ready and visit elsewhere and way here and connection online
    When watch connection says 'lost'
    Then page download and template ready and visit elsewhere and way here and connection offline (The device says that it has no connection; a notice says so.)
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When watch connection says 'restored'
    Then page download and template ready and visit elsewhere and way here and connection online
    When download says 'https'
    Then page download and template ready and visit elsewhere and way leaving (Until another page of the promotion is on show, or it took too long; a second way out is dropped.) and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'; download says 'https'; download says 'ownPage'; download says 'script'
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template ready and visit elsewhere and way here and connection online
    When load agreement says 'cut'
    Then page agreement missing (A chunk did not come: is another release served by now?) and template ready and visit elsewhere and way here and connection online
    And nothing comes of it: watch connection says 'restored'
    When watch release says 'other'
    Then page agreement reloading (The page is loaded anew for another release; what was typed is kept.) and template ready and visit elsewhere and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'

  Scenario: full 10
    Given landing is opened (plain)
    Then page landing and template loading and visit opening (The ledger says what is open, before the form is.) and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template loading and visit opening and way here and connection online
    When load template says 'ok'
    Then page agreement loading and template ready and visit opening and way here and connection online
    When watch connection says 'lost'
    Then page agreement loading and template ready and visit opening and way here and connection offline (The device says that it has no connection; a notice says so.)
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When load agreement says 'ok'
    Then page agreement shown and template ready and visit opening and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template ready and visit opening and way here and connection offline
    When download says 'https'
    Then page download and template ready and visit opening and way leaving (Until another page of the promotion is on show, or it took too long; a second way out is dropped.) and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'; download says 'https'; download says 'ownPage'; download says 'script'
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template ready and visit opening and way here and connection offline
    When load agreement says 'cut'
    Then page agreement missing (A chunk did not come: is another release served by now?) and template ready and visit opening and way here and connection offline
    And nothing comes of it: watch connection says 'lost'
    When watch release says 'same'
    Then page agreement failed and template ready and visit opening and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the person tries again to read the agreement
    Then page agreement loading and template ready and visit opening and way here and connection offline
    When load agreement says 'cut'
    Then page agreement missing and template ready and visit opening and way here and connection offline
    When watch release says 'other'
    Then page agreement reloading (The page is loaded anew for another release; what was typed is kept.) and template ready and visit opening and way here and connection offline
    And nothing comes of it: watch connection says 'lost'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page download and template ready and visit opening and way here and connection offline
    When watch connection says 'restored'
    Then page download and template ready and visit opening and way here and connection online
    When download says 'https'
    Then page download and template ready and visit opening and way leaving and connection online
    When the browser does 'exception noticed'
    Then page crashed (Something threw. Plain words stand in place of the page; whatever leads elsewhere loads it anew.) and template ready and visit opening and way leaving and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (agreement)
    Then page crashed and template ready and visit opening and way here and connection online
    When watch release says 'paused'
    Then page closed (The lender has paused registering: it says so, and looks again when it is asked to.) and template ready and visit opening and way here and connection online
    When watch release says 'same'
    Then page download and template ready and visit opening and way here and connection online
    When download says 'https'
    Then page download and template ready and visit opening and way leaving and connection online
    When watch release says 'paused'
    Then page closed and template ready and visit opening and way leaving and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When the browser does 'address changed' (download)
    Then page closed and template ready and visit opening and way here and connection online

  Scenario: full 11
    Given landing is opened (plain)
    Then page landing and template loading and visit opening (The ledger says what is open, before the form is.) and way here and connection online
    When the browser does 'address changed' (agreement)
    Then page agreement loading and template loading and visit opening and way here and connection online
    When load agreement says 'cut'
    Then page agreement missing (A chunk did not come: is another release served by now?) and template loading and visit opening and way here and connection online
    When watch release says 'other'
    Then page agreement reloading (The page is loaded anew for another release; what was typed is kept.) and template loading and visit opening and way here and connection online
    And nothing comes of it: watch connection says 'restored'; watch release says 'missed'
    When load template says 'refused'
    Then page agreement reloading and template failed (The template did not arrive; registering works without it.) and visit opening and way here and connection online
    And nothing comes of it: watch release says 'missed'

  Scenario: full 12
    Given landing is opened (staying)
    Then page landing and template loading and visit opening (The ledger says what is open, before the form is.) and way here and connection online
    When load template says 'ok'
    Then page landing and template ready and visit opening and way here and connection online
    When ledger says 'opened'
    Then page landing and template ready and visit registering free and way here and connection online
    When registration says 'recognised'
    Then page landing and template ready and visit settled (The visitor is registered; what is left is to get the app.) and way here and connection online
